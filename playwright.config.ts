import { defineConfig, devices } from "@playwright/test";

const launchOptions = {
	...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
};

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
		// Sets its widths itself.
		{ name: "look", testMatch: "look/**/*.spec.ts", use: { ...devices["Desktop Chrome"], launchOptions } },
		{
			name: "desktop",
			testIgnore: ["service/**", "look/**"],
			use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
		},
		{ name: "phone", testIgnore: ["service/**", "look/**"], use: { ...devices["Pixel 7"], launchOptions } },
	],
});
