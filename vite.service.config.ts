import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-model/vite-plugin.ts";

/** Bundles service and staff commands with all they import: `dist/` and a Node are all that a server needs. */
export default defineConfig({
	plugins: [contentPlugin(fileURLToPath(new URL("./content", import.meta.url)))],
	// pg asks for two drivers that are not installed and does without them.
	ssr: { noExternal: true, external: ["pg-native", "pg-cloudflare"] },
	define: { "process.env.NODE_ENV": '"production"' },
	build: {
		ssr: true,
		outDir: "dist/service",
		emptyOutDir: true,
		target: "node24",
		sourcemap: true,
		rolldownOptions: { input: { main: "service/main.ts", contacts: "cli/contacts.ts" } },
	},
});
