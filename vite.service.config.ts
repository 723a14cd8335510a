import { defineConfig } from "vite";
import { serverBundle } from "./vite.server.ts";

/** Bundles service and commands with all they import: `dist/` and a Node are all that a server needs. */
export default defineConfig({
	...serverBundle,
	build: {
		...serverBundle.build,
		outDir: "dist/service",
		target: "node26",
		sourcemap: true,
		rolldownOptions: { input: { main: "service/main.ts", contacts: "cli/contacts.ts" } },
	},
});
