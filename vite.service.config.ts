import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-model/vite-plugin.ts";

/**
 * Bundles service and staff commands for Node. Their npm packages stay outside, but for what renders pages and mails:
 * bundled, only the parts in use are loaded, and React's production half of them.
 */
export default defineConfig({
	plugins: [contentPlugin(fileURLToPath(new URL("./content", import.meta.url)))],
	define: { "process.env.NODE_ENV": '"production"' },
	ssr: { noExternal: [/^@react-email\//, "react", "react-dom", "scheduler"] },
	build: {
		ssr: true,
		outDir: "dist/service",
		emptyOutDir: true,
		target: "node24",
		sourcemap: true,
		rolldownOptions: { input: { main: "service/main.ts", contacts: "cli/contacts.ts" } },
	},
});
