import { defineConfig } from "vitest/config";
import project from "./vitest.config.ts";

/** The tests of rules, plan and service. Stryker runs them in threads, where a process can change neither account nor folder. */
export default defineConfig({
	...project,
	test: {
		...project.test,
		isolate: true,
		include: ["contract/**/*.test.ts", "plan/**/*.test.ts", "site/plan/**/*.test.ts", "service/**/*.test.{ts,tsx}"],
	},
});
