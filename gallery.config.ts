/** The developers' gallery: every component and section in all its examples. It shares the site's sources, not its build. */
import { defineConfig } from "astro/config";
import { contentPlugin } from "./content-model/loader/vite-plugin.ts";
import { islands } from "./site/integrations/islands.ts";
import { markdownTexts } from "./site/integrations/markdown-texts.ts";
import { LOWERED } from "./site/styles/lowered.ts";

export default defineConfig({
	srcDir: "./site/gallery",
	publicDir: "./site/public",
	outDir: "./dist.gallery",
	cacheDir: "./node_modules/.astro-gallery",
	trailingSlash: "never",
	build: { format: "file" },
	devToolbar: { enabled: false },
	integrations: [
		islands(),
		markdownTexts(),
		{
			name: "files-of-the-site",
			hooks: {
				"astro:config:setup": ({ injectRoute }) => {
					injectRoute({ pattern: "/archivos/[file]", entrypoint: "./site/pages/archivos/[file].ts" });
					injectRoute({ pattern: "/[...captions]", entrypoint: "./site/pages/[...captions].ts" });
				},
			},
		},
	],
	vite: { plugins: [contentPlugin()], css: LOWERED, worker: { format: "es", plugins: () => [contentPlugin()] } },
});
