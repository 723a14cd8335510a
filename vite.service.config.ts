import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-model/vite-plugin.ts";

/** Bundles service and staff commands for Node; their npm packages stay outside. */
export default defineConfig({
	plugins: [contentPlugin(fileURLToPath(new URL("./content", import.meta.url)))],
	build: {
		ssr: true,
		outDir: "dist/service",
		emptyOutDir: true,
		target: "node24",
		sourcemap: true,
		rolldownOptions: { input: { main: "service/main.ts", contacts: "cli/contacts.ts" } },
	},
});
