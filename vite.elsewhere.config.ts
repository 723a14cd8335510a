import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-model/vite-plugin.ts";

/** Bundles the service for platforms that run functions: one file, and nothing to install beside it. */
export default defineConfig({
	plugins: [contentPlugin(fileURLToPath(new URL("./content", import.meta.url)))],
	// pg asks for two drivers that are not installed and does without them.
	ssr: { noExternal: true, external: ["pg-native", "pg-cloudflare"] },
	// Also where this process's own NODE_ENV says otherwise: what JSX becomes in development, React lacks in production.
	oxc: { jsx: { runtime: "automatic", development: false } },
	define: { "process.env.NODE_ENV": '"production"' },
	build: {
		ssr: true,
		outDir: "dist.elsewhere",
		emptyOutDir: true,
		target: "es2023",
		minify: true,
		rolldownOptions: {
			input: { "secure-contact": "service/elsewhere/main.ts" },
			output: { codeSplitting: false },
			// Globals in Node, but not in Deno 2.1, to which Supabase's runtime corresponds.
			transform: {
				inject: {
					Buffer: ["node:buffer", "Buffer"],
					process: ["node:process", "default"],
					setImmediate: ["node:timers", "setImmediate"],
					clearImmediate: ["node:timers", "clearImmediate"],
				},
				define: { global: "globalThis" },
			},
		},
	},
});
