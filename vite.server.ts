import type { UserConfig } from "vite";
import { contentPlugin } from "./content-model/loader/vite-plugin.ts";

/** What every bundle for a server has in common: all it imports is in it, and React as in production. */
export const serverBundle = {
	plugins: [contentPlugin()],
	// pg asks for two drivers that are not installed and does without them.
	ssr: { noExternal: true, external: ["pg-native", "pg-cloudflare"] },
	// Also where this process's own NODE_ENV says otherwise: what JSX becomes in development, React lacks in production.
	oxc: { jsx: { runtime: "automatic", development: false } },
	define: { "process.env.NODE_ENV": '"production"' },
	// With the licence of everything that is in it.
	build: { ssr: true, emptyOutDir: true, license: { fileName: "LICENSES.md" } },
} satisfies UserConfig;
