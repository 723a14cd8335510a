/** Compares a page under the styles it was built with and under all there were before the build pruned them. */
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./looking.ts";

interface View {
	width: number;
	height: number;
	colorScheme: "light" | "dark";
}

export const PHONE: View = { width: 390, height: 844, colorScheme: "light" };
export const DESKTOP: View = { width: 1440, height: 900, colorScheme: "dark" };

/**
 * Every computed style of everything shown is the same, and no rule that was taken out could match something in
 * another state, such as under the pointer.
 * @param built name of the built page, `blog` for `blog.html`
 */
export async function expectSameLook(page: Page, built: string, views: readonly View[] = [PHONE, DESKTOP]) {
	const whole = readFileSync(`dist/whole-styles/${built}.css`, "utf8");
	const session = await page.context().newCDPSession(page);
	for (const { colorScheme, ...size } of views) {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme });
		const pruned = await shown(page, session);
		expect(await page.evaluate(applyWhole, whole), "taken out, though it could match").toEqual([]);
		const unpruned = await shown(page, session);
		await page.evaluate(applyPruned);
		expect(pruned.length).toBeGreaterThan(100);
		expect(differences(pruned, unpruned), `${built} at ${size.width}`).toEqual([]);
	}
	await session.detach();
}

interface Shown {
	element: string;
	styles: Record<string, string>;
}

/** Everything laid out, pseudo-elements too, with all its computed styles. */
async function shown(page: Page, session: CDPSession): Promise<Shown[]> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const properties = await page.evaluate(() =>
		Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith("--")),
	);
	const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: properties });
	const { nodes, layout } = documents[0] as (typeof documents)[number];
	return layout.nodeIndex.map((node, place) => ({
		element: [nodes.nodeName?.[node] ?? -1, ...(nodes.attributes?.[node] ?? [])].map((at) => strings[at]).join(" "),
		styles: Object.fromEntries(
			(layout.styles[place] ?? []).map((at, index) => [properties[index] ?? "", strings[at] ?? ""]),
		),
	}));
}

/** The first differences, each said in one line. */
function differences(pruned: readonly Shown[], unpruned: readonly Shown[]): string[] {
	if (pruned.length !== unpruned.length) return [`${pruned.length} things shown instead of ${unpruned.length}`];
	return pruned
		.flatMap(({ element, styles }, place) =>
			Object.entries(unpruned[place]?.styles ?? {})
				// What a script sets on the element itself, such as how far the page is scrolled, is no rule's doing.
				.filter(([name, value]) => styles[name] !== value && !element.includes(` style ${name}:`))
				.map(([name, value]) => `${element}: ${name} is ${styles[name]}, was ${value}`),
		)
		.slice(0, 10);
}

/**
 * In the page: puts all styles in place of its own.
 * @returns the selectors its own lack though they match, states and attributes left aside
 */
function applyWhole(css: string): string[] {
	const own = document.styleSheets[0] as CSSStyleSheet;
	const whole = new CSSStyleSheet();
	whole.replaceSync(css);
	document.adoptedStyleSheets = [whole];
	const kept = new Set(selectorsOf(own));
	const lacking = [...new Set(selectorsOf(whole))].filter((selector) => !kept.has(selector));
	own.disabled = true;
	return lacking.filter((selector) => document.querySelector(inAnyState(selector)) !== null);

	/** @param within what a nested rule's `&` stands for */
	function selectorsOf(rules: CSSStyleSheet | CSSGroupingRule, within = ""): string[] {
		return Array.from(rules.cssRules).flatMap((rule) => {
			const selectors =
				rule instanceof CSSStyleRule
					? rule.selectorText
							.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/)
							.map((selector) => selector.trim().replaceAll("&", within))
					: [];
			if (!("cssRules" in rule) || rule instanceof CSSKeyframesRule) return selectors;
			const around = selectors.length > 0 ? `:is(${selectors.join(",")})` : within;
			return [...selectors, ...selectorsOf(rule as CSSGroupingRule, around)];
		});
	}

	function inAnyState(selector: string): string {
		return selector
			.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, ":is(*)")
			.replace(/::?(?!(?:is|where|has)\()[\w-]+(?:\([^()]*\))?|\[[^\]]*\]/g, ":is(*)");
	}
}

/** In the page: undoes `applyWhole`. */
function applyPruned(): void {
	document.adoptedStyleSheets = [];
	(document.styleSheets[0] as CSSStyleSheet).disabled = false;
}
