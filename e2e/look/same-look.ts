/** Compares a page under the styles it was built with and under all there were before the build pruned them. */
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { inTestBuild } from "../../testing/test-build.ts";
import { DESK_SIZE, expect, PHONE_SIZE } from "../visit.ts";

interface View {
	width: number;
	height: number;
	colorScheme: "light" | "dark";
}

export const PHONE: View = { ...PHONE_SIZE, colorScheme: "light" };
export const DESKTOP: View = { ...DESK_SIZE, colorScheme: "dark" };

/**
 * Every computed style of everything shown is the same, and no rule that was taken out could match something in
 * another state, such as under the pointer.
 * @param built name of the built page, `blog` for `blog.html`
 */
export async function expectSameLook(page: Page, built: string, views: readonly View[] = [PHONE, DESKTOP]) {
	const whole = readFileSync(inTestBuild(`whole-styles/${built}.css`), "utf8");
	const session = await page.context().newCDPSession(page);
	await page.evaluate(holdTypefaces);
	// Where the last click left it, it might lie over something in one look and beside it in the other.
	await page.mouse.move(0, 0);
	for (const { colorScheme, ...size } of views) {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme });
		const pruned = await shown(page, session);
		expect(await page.evaluate(applyWhole, whole), "taken out, though it could match").toEqual([]);
		const unpruned = await shown(page, session);
		await page.evaluate(applyPruned);
		expect(pruned.elements.length).toBeGreaterThan(100);
		expect(differences(pruned, unpruned), `${built} at ${size.width}`).toEqual([]);
	}
	await session.detach();
}

/** In the page: a typeface that is optional might come in time under one style sheet and not under the other. */
async function holdTypefaces(): Promise<void> {
	const rules = Array.from((document.styleSheets[0] as CSSStyleSheet).cssRules);
	const ours = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("url("));
	for (const { style } of ours as CSSFontFaceRule[]) {
		const [family, src, weight, fontStyle] = ["font-family", "src", "font-weight", "font-style"].map((name) =>
			style.getPropertyValue(name),
		) as [string, string, string, string];
		const face = new FontFace(family.replaceAll('"', ""), src, { weight, style: fontStyle });
		document.fonts.add(await face.load());
	}
}

interface Shown {
	properties: readonly string[];
	/** Everything laid out, pseudo-elements too, each with its attributes. */
	elements: readonly string[];
	/** An element's value of a property, both by their place. */
	value: (element: number, property: number) => string | undefined;
}

async function shown(page: Page, session: CDPSession): Promise<Shown> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const properties = await page.evaluate(() =>
		Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith("--")),
	);
	const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: properties });
	const { nodes, layout } = documents[0] as (typeof documents)[number];
	return {
		properties,
		elements: layout.nodeIndex.map((node) =>
			[nodes.nodeName?.[node] ?? -1, ...(nodes.attributes?.[node] ?? [])].map((at) => strings[at]).join(" "),
		),
		value: (element, property) => strings[layout.styles[element]?.[property] ?? -1],
	};
}

/** The first differences, each said in one line. */
function differences(pruned: Shown, unpruned: Shown): string[] {
	if (pruned.elements.length !== unpruned.elements.length)
		return [`${pruned.elements.length} things shown instead of ${unpruned.elements.length}`];
	return pruned.elements
		.flatMap((element, place) =>
			unpruned.properties.flatMap((name, at) => {
				const [is, was] = [pruned.value(place, at), unpruned.value(place, at)];
				// What a script sets on the element itself, such as how far the page is scrolled, is no rule's doing.
				return is === was || element.includes(` style ${name}:`) ? [] : [`${element}: ${name} is ${is}, was ${was}`];
			}),
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
