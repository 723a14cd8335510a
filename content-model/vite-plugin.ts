import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { loadContent } from "./load.ts";

const ID = "virtual:content";

/**
 * Hands the checked content to site, service and tests as the module `virtual:content`. A fault stops the build;
 * in development a saved file reloads the page.
 * @param folder the content folder
 */
export function contentPlugin(folder: string): Plugin {
	return {
		name: "content",
		resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
		load(id) {
			if (id !== `\0${ID}`) return;
			for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
				this.addWatchFile(join(folder, file));
			}
			const exports = Object.entries(loadContent(folder)).map(
				([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
			);
			return { code: exports.join("\n"), moduleType: "js" };
		},
		handleHotUpdate({ file, server }) {
			if (!file.startsWith(folder)) return;
			for (const environment of Object.values(server.environments)) {
				const module = environment.moduleGraph.getModuleById(`\0${ID}`);
				if (module) environment.moduleGraph.invalidateModule(module);
			}
			server.hot.send({ type: "full-reload" });
			return [];
		},
	};
}
