/** Each check finds what it is for: on a page that was broken on its way to the browser. */
import type { Page } from "@playwright/test";
import { expect, PHONE_SIZE, test } from "../fixtures/visit.ts";
import { inaccessible, inaccessibleMenu } from "./checks/accessible.ts";
import {
	faultsAtFourTimesTheSize,
	faultsInForcedColours,
	faultsInPrint,
	faultsWithLettersOf,
	faultsWithLongWords,
	hiddenWithoutScript,
} from "./checks/adaptations.ts";
import { coveredFocus } from "./checks/keyboard.ts";
import { faintLines } from "./checks/legible.ts";
import { unstyled } from "./checks/page-styles.ts";
import { paperFaults } from "./checks/paper.ts";
import { smallPrint } from "./checks/small-print.ts";
import { movedParts } from "./checks/stillness.ts";
import { missingCharacters } from "./checks/typefaces.ts";

/** A page with little on it, one link beside its words. */
const ROUTE = "/bi";

interface Break {
	/** What the check says of the broken page. */
	says: RegExp;
	look: (page: Page) => Promise<string[]>;
	/** Rules that follow the page's own. */
	css?: string;
	/** What stands first in its content. */
	html?: string;
}

const BREAKS: Record<string, Break> = {
	"a part beyond the edge at four times the size": {
		css: "h1 { inline-size: 400px }",
		look: faultsAtFourTimesTheSize,
		says: /beyond the edge: h1/,
	},
	"words over others at four times the size": {
		css: "h1 { block-size: 4px }",
		look: faultsAtFourTimesTheSize,
		says: /covered or cut: .* \/ /,
	},
	"motion where less was asked for": {
		css: "h1 { transition: opacity 1s !important }",
		look: faultsAtFourTimesTheSize,
		says: /moves.*: h1/,
	},
	"a title that cannot be seen": {
		css: "h1 { opacity: 0 }",
		look: faultsAtFourTimesTheSize,
		says: /cannot be seen: h1/,
	},
	"words cut with letters twice as large": {
		css: "h1 { block-size: 1rem; overflow: hidden }",
		look: (page) => faultsWithLettersOf(page, 200),
		says: /covered or cut: cut/,
	},
	"a button without a border in forced colours": {
		css: ".button { border: 0 !important }",
		look: faultsInForcedColours,
		says: /without a border/,
	},
	"a focus without a ring in forced colours": {
		css: ":focus-visible { outline: none !important }",
		look: faultsInForcedColours,
		says: /without a focus ring/,
	},
	"a menu on paper": {
		css: ".navigation-bar { display: flex !important; visibility: visible !important }",
		look: faultsInPrint,
		says: /navigation-bar/,
	},
	"a title with broken words under large letters": {
		css: "h1 { inline-size: 3rem; overflow-wrap: anywhere; overflow: hidden }",
		look: (page) => faultsWithLettersOf(page, 150),
		says: /broken: /,
	},
	"a part beyond the edge under large letters": {
		css: "h1 { inline-size: 20rem }",
		look: (page) => faultsWithLettersOf(page, 150),
		says: /beyond the edge: h1/,
	},
	"a word that does not break": {
		css: "main p { overflow-wrap: normal !important; hyphens: none !important }",
		look: faultsWithLongWords,
		says: /^p\./m,
	},
	"too many sheets of paper": {
		html: '<div class="sheet"></div>'.repeat(8),
		css: ".sheet { block-size: 1px; break-after: page }",
		look: (page) => paperFaults(page, ROUTE, "A4"),
		says: /sheets, at most/,
	},
	"a sheet with next to nothing on it": {
		html: '<div class="sheet"></div>',
		css: ".sheet { block-size: 1px; break-after: page }",
		look: (page) => paperFaults(page, ROUTE, "Letter"),
		says: /lines on the sheets/,
	},
	"a header that covers what has the focus": {
		css: ".header { position: fixed !important; inset: 0 !important }",
		look: (page) => coveredFocus(page, ROUTE),
		says: / under /,
	},
	"a character that no typeface holds": { html: "<p>漢</p>", look: missingCharacters, says: /漢, to add/ },
	"small print": { css: "main p { font-size: 14px }", look: smallPrint, says: /^14.0 px/ },
	"faint words": { css: "h1 { color: #bbb }", look: faintLines, says: /needs 3 \(large\)/ },
	"words on a dark drawing": {
		css: "main p { background: linear-gradient(90deg, #333, #333) }",
		look: faintLines,
		says: /needs 7 \(reading\)/,
	},
	"a picture without words for it": {
		html: '<img src="/favicon.svg">',
		look: (page) => inaccessible(page),
		says: /^image-alt/,
	},
	"a target too small for a thumb": {
		html: '<a href="/">a</a><a href="/faq">b</a>',
		css: "#contenido > a { font-size: 8px }",
		look: (page) => inaccessible(page),
		says: /^target-size/,
	},
	"a menu of pale words": {
		css: "dialog a { color: #888 !important }",
		look: (page) => inaccessibleMenu(page, ROUTE, { size: PHONE_SIZE, colorScheme: "light" }),
		says: /^color-contrast/,
	},
	"a part whose styles are missing": {
		html: '<div class="testimonials"></div>',
		look: async (page) => unstyled(await page.content()),
		says: /testimonials/,
	},
	"what is hidden until a script comes": {
		css: "@media (scripting: none) { h1 { visibility: hidden } }",
		look: hiddenWithoutScript,
		says: /^h1/,
	},
	"a picture that pushes what was painted": {
		html: '<img src="/apple-touch-icon.png" alt="">',
		look: (page) => movedParts(page, ROUTE),
		says: /layout shift/,
	},
};

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: PHONE_SIZE });

for (const [what, { css = "", html = "", look, says }] of Object.entries(BREAKS)) {
	test(`${what} is found`, { tag: "@sweep" }, async ({ page }) => {
		await page.route(`**${ROUTE}`, async (asked) => {
			const built = await (await asked.fetch()).text();
			const broken = built.replace("</style>", `${css}</style>`).replace(/<main[^>]*>/, (main) => `${main}${html}`);
			// Without the page's policy, which would refuse what was not in it when it was built.
			await asked.fulfill({ body: broken, contentType: "text/html; charset=utf-8" });
		});
		await page.goto(ROUTE);
		expect((await look(page)).join("\n")).toMatch(says);
	});
}
