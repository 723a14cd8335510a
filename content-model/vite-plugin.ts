import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin, runnerImport } from "vite";

const ID = "virtual:content";
const LOADER = normalizePath(fileURLToPath(new URL("./load.ts", import.meta.url)));

/**
 * Hands the checked content to site, service and tests as the module `virtual:content`. A fault stops the build;
 * in development a saved file reloads the page, be it content or a schema it is held against.
 * @param folder the content folder
 */
export function contentPlugin(folder: string): Plugin {
	const below = `${normalizePath(folder)}/`;
	/** The schemas' own files, those of `contract/` among them. */
	let schemas = new Set([LOADER]);
	return {
		name: "content",
		resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
		async load(id) {
			if (id !== `\0${ID}`) return;
			for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
				this.addWatchFile(join(folder, file));
			}
			// Imported as ever, the schemas would stay those this process was started with.
			const { module, dependencies } = await runnerImport<typeof import("./load.ts")>(LOADER);
			schemas = new Set([LOADER, ...dependencies]);
			for (const file of schemas) this.addWatchFile(file);
			const exports = Object.entries(module.loadContent(folder)).map(
				([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
			);
			return { code: exports.join("\n"), moduleType: "js" };
		},
		handleHotUpdate({ file, server }) {
			const isContent = file.startsWith(below);
			if (!isContent && !schemas.has(file)) return;
			for (const environment of Object.values(server.environments)) {
				const module = environment.moduleGraph.getModuleById(`\0${ID}`);
				if (module) environment.moduleGraph.invalidateModule(module);
			}
			server.hot.send({ type: "full-reload" });
			// A schema is also code of the pages.
			return isContent ? [] : undefined;
		},
	};
}
