import { defineConfig, devices } from "@playwright/test";
import { FULL_SWEEP } from "./testing/full-sweep.ts";
import { ON_A_GOOD_LINE } from "./testing/pages/page-cost.ts";
import { isFreeInMemory } from "./testing/processes/shared-memory.ts";

/** Of memory, in bytes: pictures of the longest pages, of all workers at once. */
const ENOUGH_TO_DRAW_IN = 1_000_000_000;
/** By default Playwright has Chromium draw in files on disk, which costs a twentieth of a test (0033). */
const ON_DISK = isFreeInMemory(ENOUGH_TO_DRAW_IN) ? ["--disable-dev-shm-usage"] : [];

const launchOptions = {
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", ON_A_GOOD_LINE],
	ignoreDefaultArgs: ON_DISK,
	...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
};

/** The list behind the address bar in two pages of its own, and a process in reserve: half of what a window costs (0033). */
const IN_EVERY_WINDOW = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
/** What Playwright switches off itself, of what concerns these pages; only the last list on a command line counts. */
const BY_PLAYWRIGHT = [
	"AimEnabled",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"PaintHolding",
	"PreconnectToSearch",
];

/**
 * As people have it: a whole Chromium, which on Back shows a page from memory. The one without a desktop cannot, takes half
 * the processor time (0033), and plays what does not depend on a page kept for Back. By default Playwright switches this memory off.
 */
const wholeBrowser = {
	args: [...launchOptions.args, `--disable-features=${[...IN_EVERY_WINDOW, ...BY_PLAYWRIGHT].join(",")}`],
	ignoreDefaultArgs: [...ON_DISK, "--disable-back-forward-cache"],
	...(process.env.WHOLE_CHROMIUM && { executablePath: process.env.WHOLE_CHROMIUM }),
};

/**
 * What is alike on every screen is played on one: journeys on a phone, the rest on a desk, and what is tagged
 * `@phone`, `@desktop` or `@both` where it is meant for. `npm run test:all` plays all of it on both.
 */
const ON_A_PHONE = "(contact-forms|form-states|(desk|plan)/[\\w-]+)\\.spec\\.ts";
/** What depends on a page kept for Back, a link to a passage, or a tab that a link opens, which stays empty in the other. */
const IN_A_WHOLE_BROWSER = [
	"back-forward.spec.ts",
	"passages.spec.ts",
	"**/back.spec.ts",
	"desk/store-down.spec.ts",
	"plan/tabs.spec.ts",
];
/** What moves costs a fifth of a test; `npm run test:all`, and tests that are about motion, see it move. */
const still = FULL_SWEEP ? {} : { contextOptions: { reducedMotion: "reduce" as const } };

/** Of projects of their own. */
const ELSEWHERE = ["cluster/**", "other-browsers/**"];

/** Beside those of Chromium, not instead of them. */
const RESULTS = `test-results/${process.env.OTHER_BROWSERS ? "other-browsers" : process.env.CLUSTER_URL ? "cluster" : "playwright"}`;

const desk = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, ...still };
const onADesk = { grepInvert: FULL_SWEEP ? /@phone/ : new RegExp(`@phone|^(?!.*@(desktop|both)).*${ON_A_PHONE}`) };
/** A phone's own sharpness costs a seventh of a test, and shows nothing that a test reads. */
const phone = { ...devices["Pixel 7"], ...(!FULL_SWEEP && { deviceScaleFactor: 1 }), ...still };
const onAPhone = { grepInvert: /@desktop/, ...(!FULL_SWEEP && { grep: new RegExp(`@phone|${ON_A_PHONE}`) }) };

export default defineConfig<object, { engine: "firefox" | "webkit" }>({
	testDir: "e2e",
	outputDir: RESULTS,
	fullyParallel: true,
	// A limit ends what hangs; what work costs is no matter of a busy machine's clock.
	timeout: 60_000,
	// Tests wait for mails, disks and paint: a fourth took the run on two processors from 296 to 276 s, a fifth from 241 to 229 (0033).
	workers: 5,
	forbidOnly: true,
	reporter: [["line"], ["json", { outputFile: `${RESULTS}.json` }]],
	// Traces of every test would take a third of the time; `playwright test --trace on` makes them. Pictures of those that fail
	// are no cheaper: a window that is shared is photographed at the end of every test.
	use: {
		locale: "es-DO",
		// A worker's tests share a window, handed on without cache, cookies, storage, routes and settings of the test before.
		reuseContext: true,
		ignoreHTTPSErrors: Boolean(process.env.CLUSTER_URL),
	},
	projects: [
		// Started by `npm run chaos -- behind-nginx`, which says where the services are.
		...(process.env.CLUSTER_URL
			? [
					{
						name: "cluster",
						testMatch: "cluster/**/*.spec.ts",
						fullyParallel: false,
						use: { ...devices["Desktop Chrome"], launchOptions },
					},
				]
			: []),
		// Started by `npm test -- e2e/other-browsers`, which says where their programs are.
		...(process.env.OTHER_BROWSERS
			? (["firefox", "webkit"] as const).map((engine) => ({
					name: engine,
					testMatch: "other-browsers/**/*.spec.ts",
					use: { engine },
					// Slower than Chromium: every key and every look is a request of its own.
					timeout: 90_000,
					expect: { timeout: 15_000 },
				}))
			: []),
		// In this order, and few at a time of the first: those that wait longest do so beside those that wait least, and each
		// worker starts a service and a browser of its own.
		{
			name: "whole",
			workers: 1,
			testMatch: IN_A_WHOLE_BROWSER,
			...onAPhone,
			use: { ...phone, launchOptions: wholeBrowser },
		},
		{
			name: "whole-on-a-desk",
			testMatch: IN_A_WHOLE_BROWSER,
			...onADesk,
			use: { ...desk, launchOptions: wholeBrowser },
		},
		{
			name: "phone",
			workers: 2,
			// What a page says, and what a form without script or of another kind sends, is the same on every screen.
			testMatch: [
				"announcements.spec.ts",
				"by-keyboard.spec.ts",
				"contact-forms.spec.ts",
				"desk/*.spec.ts",
				"form-states.spec.ts",
				"home.spec.ts",
				"page-chrome.spec.ts",
				"plan/*.spec.ts",
			],
			testIgnore: IN_A_WHOLE_BROWSER,
			...onAPhone,
			use: { ...phone, launchOptions: FULL_SWEEP ? wholeBrowser : launchOptions },
		},
		{ name: "desktop", testIgnore: [...ELSEWHERE, ...IN_A_WHOLE_BROWSER], ...onADesk, use: { ...desk, launchOptions } },
	],
});
