import { defineConfig } from "vite";
import { serverBundle } from "./vite.server.ts";

/** Bundles the service for platforms that run functions: one file, and nothing to install beside it. */
export default defineConfig({
	...serverBundle,
	build: {
		...serverBundle.build,
		outDir: "dist.serverless",
		target: "es2023",
		minify: true,
		rolldownOptions: {
			input: { "secure-contact": "service/serverless/main.ts" },
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
