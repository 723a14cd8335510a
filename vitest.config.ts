import { defineConfig } from "vitest/config";
import { contentPlugin } from "./content-model/loader/vite-plugin.ts";

export default defineConfig({
	plugins: [contentPlugin()],
	test: {
		include: ["**/*.test.{ts,tsx}"],
		exclude: ["node_modules/**", ".cache/**", "dist*/**", "e2e/**"],
		globalSetup: "./testing/databases/databases-to-copy.ts",
		// Limits end what hangs; what work costs is held by its growth, on a busy machine too.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Tests wait for disks, mail servers and clocks: in turns three took 117 s and two 142; four took longer than three.
		maxWorkers: 3,
		// A process and all its modules anew for each file took a third of all processor time. What a test changes of its
		// process it puts back.
		isolate: false,
	},
});
