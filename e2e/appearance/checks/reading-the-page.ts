/** What tests read in the page itself. Each function stands alone, because the browser is given nothing but its text. */

/** Elements whose box reaches over the right or left edge, unless an ancestor clips them by design. */
export function beyondTheEdge(): string[] {
	const width = document.documentElement.clientWidth;
	const found = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter((element) => {
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
		const { left, right, width: own } = element.getBoundingClientRect();
		if (own <= 1 || (left >= -0.5 && right <= width + 0.5)) return false;
		for (let above = element.parentElement; above; above = above.parentElement) {
			if (getComputedStyle(above).overflowX !== "visible" && above !== document.body)
				return isText(element) && right > width + 0.5;
		}
		return true;
	});
	const sideways =
		document.documentElement.scrollWidth > width
			? [`the page scrolls ${document.documentElement.scrollWidth - width} px`]
			: [];
	return [...sideways, ...found.map((element) => `${element.localName}.${element.getAttribute("class")}`)];

	/** Artwork may be clipped; words may not. */
	function isText(element: Element): boolean {
		return Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
	}
}

/** Elements and pseudo-elements that would move for longer than a hundredth of a second. */
export function longMotions(): string[] {
	const seconds = (times: string) =>
		Math.max(...times.split(",").map((time) => Number.parseFloat(time) * (/\dms$/.test(time.trim()) ? 0.001 : 1)));
	return Array.from(document.querySelectorAll("*")).flatMap((element) =>
		[undefined, "::before", "::after"].flatMap((pseudo) => {
			const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo);
			const animated = animationName !== "none" && seconds(animationDuration || "0s") > 0.01;
			if (!animated && seconds(transitionDuration || "0s") <= 0.01) return [];
			return [`${element.localName}.${element.getAttribute("class")}${pseudo ?? ""}`];
		}),
	);
}

/** Sections and their children that are not opaque or not visible, except drawings without room and filters. */
export const hiddenParts = (): string[] =>
	Array.from(
		document.querySelectorAll(
			"main section:not([hidden]), main .section__inner, main .section__inner > :not(search, [aria-hidden], [hidden]), main h1, main h2",
		),
	)
		.filter((element) => {
			if (element.closest("details:not([open]), [hidden]")) return false;
			const { opacity, visibility, display } = getComputedStyle(element);
			return opacity !== "1" || visibility !== "visible" || display === "none";
		})
		.map((element) => `${element.localName}.${element.getAttribute("class")}`);

/** Words of more than one line, in whatever the selector finds. */
export function brokenWords(selector: string): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const box = node.parentElement?.closest<HTMLElement>(selector);
		// What only screen readers are told is one pixel wide.
		if (!box?.checkVisibility() || box.offsetWidth <= 1) continue;
		for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
			if (new Set(lines).size > 1) found.push(word);
		}
	}
	return found;
}

/** Gives every text of the content a word that is longer than a phone is wide. */
export function lengthenWords(): void {
	for (const text of document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd:not(.metric__value), summary, td)"))
		if (text.lastChild?.nodeType === Node.TEXT_NODE) text.append(" otorrinolaringologicamente@hospital.example");
}

/** Words that lie over other words, or are cut by a box that hides what it does not hold. */
export function overlaps(): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const lines: { words: string; box: DOMRect; element: Element }[] = [];
	const cut = new Set<string>();
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const element = node.parentElement as Element;
		const words = node.textContent?.trim().slice(0, 40) ?? "";
		if (!words || element.closest("script, style, noscript, select, svg, .unseen, dialog") || standsApart(element))
			continue;
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const box of range.getClientRects()) {
			if (box.width < 2) continue;
			lines.push({ words, box, element });
			if (isCut(element, box)) cut.add(`cut: ${words}`);
		}
	}
	lines.sort((one, other) => one.box.top - other.box.top);
	const covered = lines.flatMap((line, index) => {
		const over: string[] = [];
		for (let next = index + 1; next < lines.length; next++) {
			const other = lines[next] as (typeof lines)[number];
			if (other.box.top > line.box.bottom) break;
			const high = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
			const wide = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
			// Tight lines of one text share a little of their height.
			if (wide > 2 && high > 0.4 * Math.min(line.box.height, other.box.height))
				over.push(`${line.words} / ${other.words}`);
		}
		return over;
	});
	return [...cut, ...covered];

	function isCut(element: Element, { left, right, top, bottom }: DOMRect): boolean {
		for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(above);
			const box = above.getBoundingClientRect();
			if (/hidden|clip/.test(overflowX) && (left < box.left - 2 || right > box.right + 2)) return true;
			if (/hidden|clip/.test(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4)) return true;
		}
		return false;
	}

	function standsApart(element: Element): boolean {
		for (let above: Element | null = element; above; above = above.parentElement) {
			const { position, clipPath } = getComputedStyle(above);
			// What only screen readers are told is clipped by design.
			if (/fixed|sticky/.test(position) || clipPath === "inset(50%)") return true;
		}
		return false;
	}
}

/** Buttons and fields that show neither a border nor an outline around them. */
export const withoutBorder = (): string[] =>
	Array.from(document.querySelectorAll("button, .button, input, select, textarea"))
		.filter((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.matches("[type=hidden], [type=checkbox]"))
				return false;
			const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
			const bordered = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
			return !bordered && !(outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1);
		})
		.map((element) => `${element.localName}.${element.getAttribute("class")}`);

/** The focused element, if no ring shows that it is. */
export function withoutRing(): string[] {
	const element = document.activeElement as Element;
	const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
	const seen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
	return element !== document.body && seen ? [] : [`${element.localName}.${element.getAttribute("class")}`];
}

/** What is printed though it belongs to a screen, and the page's address if it is not. */
export function onPaper(): string[] {
	const forScreens =
		".announcement, .header__actions, .navigation-bar, .chat-button, [type=submit], [type=search], dialog";
	const printed = Array.from(document.querySelectorAll(forScreens))
		.filter((element) => element.checkVisibility({ visibilityProperty: true }))
		.map((element) => `${element.localName}.${element.getAttribute("class")}`);
	const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
	if (!address || document.body.innerText.includes(address)) return printed;
	return [...printed, `no address: ${address}`];
}
