import { defineConfig } from "vitest/config";
import { contentPlugin } from "./content-model/loader/vite-plugin.ts";

export default defineConfig({
	plugins: [contentPlugin()],
	test: {
		include: ["**/*.test.{ts,tsx}"],
		exclude: ["node_modules/**", ".cache/**", "dist*/**", "e2e/**"],
		globalSetup: "./testing/databases-to-copy.ts",
		// Limits end what hangs; what work costs is held by its growth, on a busy machine too.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// One less than there are processors by default, which on a machine of two leaves one idle.
		maxWorkers: "100%",
		// A process and all its modules anew for each file took a third of all processor time. What a test changes of its
		// process it puts back.
		isolate: false,
	},
});
