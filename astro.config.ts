import { fileURLToPath } from "node:url";
import { defineConfig } from "astro/config";
import { loadContent } from "./content-model/loader/load.ts";
import { contentPlugin } from "./content-model/loader/vite-plugin.ts";
import { DESK_MANIFEST_PATH, DESK_PATH } from "./contract/desk/paths.ts";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "./contract/languages.ts";
import { CONTACT_PATH } from "./contract/requests/wire.ts";
import { MOVED } from "./contract/web/addresses.ts";
import { buildSettings } from "./site/build-settings.ts";
import { checkLinks } from "./site/integrations/check-links.ts";
import { islands } from "./site/integrations/islands.ts";
import { markdownTexts } from "./site/integrations/markdown-texts.ts";
import { pagePolicies } from "./site/integrations/page-policies.ts";
import { LOWERED } from "./site/styles/lowered.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replaceAll("\\", "/");
/** Folders that commands write into; what else they write is git-ignored by name, too. */
const WRITTEN = [".cache", "dist", "dist.*", "data", "revisiones", "shots", "test-results"];
const built = buildSettings(process.env);

// Host stays the pages' own, so that the service knows their forms.
const devService = process.env.DEV_SERVICE && { target: process.env.DEV_SERVICE, changeOrigin: false };

/** What the service answers; where a form without script leads to is one address for each language. */
function servicePaths(): string[] {
	const { languages } = loadContent(`${root}content`);
	return [CONTACT_PATH, DESK_PATH, ...Object.values(languages).map(({ messages }) => messages.pages.received.path)];
}

/** Islands have no styles of their own, and their parts are small: what one imports later it simply imports. */
const plainImports = {
	name: "plain-imports",
	enforce: "pre" as const,
	load: (id: string) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

export default defineConfig({
	srcDir: "./site",
	publicDir: "./site/public",
	outDir: "./dist/site",
	site: built.siteUrl,
	trailingSlash: "never",
	build: { format: "file" },
	devToolbar: { enabled: false },
	i18n: { defaultLocale: MAIN_LANGUAGE, locales: [...LANGUAGE_CODES] },
	integrations: [
		islands(),
		markdownTexts(),
		pagePolicies(built.contactOrigin),
		checkLinks([...Object.keys(MOVED), CONTACT_PATH, DESK_MANIFEST_PATH]),
	],
	vite: {
		plugins: [contentPlugin(), plainImports],
		css: LOWERED,
		build: { modulePreload: false, license: { fileName: "licenses.md" } },
		worker: { format: "es", plugins: () => [contentPlugin()] },
		// In development the service is a process of its own; see scripts/dev.ts.
		server: {
			...(devService && { proxy: Object.fromEntries(servicePaths().map((path) => [path, devService])) }),
			// What builds, tests and measurements write beside a running server is not what its pages are made of.
			watch: { ignored: WRITTEN.map((folder) => `${root}${folder}/**`) },
		},
	},
});
