import { defineConfig, devices } from "@playwright/test";

const launchOptions = {
	...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
};

/** Of projects of their own. */
const ELSEWHERE = ["service/**", "look/**", "built/**"];

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results/playwright",
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
	use: { locale: "es-DO", trace: "retain-on-failure" },
	projects: [
		{ name: "service", testMatch: "service/**/*.spec.ts" },
		// Reads files only.
		{ name: "built", testMatch: "built/**/*.spec.ts" },
		// Sets its widths itself.
		{ name: "look", testMatch: "look/**/*.spec.ts", use: { ...devices["Desktop Chrome"], launchOptions } },
		{
			name: "desktop",
			testIgnore: ELSEWHERE,
			use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
		},
		{ name: "phone", testIgnore: ELSEWHERE, use: { ...devices["Pixel 7"], launchOptions } },
	],
});
