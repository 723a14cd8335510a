/**
 * In the page: what a browser's translator does to it. The words of each text, also of those that come later, stand in
 * elements of the translator's from now on, and what was there before is out of the page.
 */
export function translatePage(): void {
	const translated = (text: string) => text.replace(/\p{L}+/gu, (word) => `⟦${word}⟧`);

	function translate(text: Text): void {
		const within = text.parentElement;
		if (!within || text.data.trim() === "" || within.closest("script, style, noscript, textarea, [translate=no], font"))
			return;
		if (within.localName === "option") {
			if (/\p{L}/u.test(text.data) && !text.data.includes("⟦")) text.replaceWith(translated(text.data));
			return;
		}
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.append(translated(text.data));
		outer.append(inner);
		text.replaceWith(outer);
	}

	function translateAll(node: Node): void {
		const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		const texts = node instanceof Text ? [node] : [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) translate(text);
	}

	translateAll(document.body);
	new MutationObserver((changes) => {
		for (const { target, addedNodes } of changes) {
			for (const node of target instanceof Text ? [target] : addedNodes) translateAll(node);
		}
	}).observe(document.body, { childList: true, subtree: true, characterData: true });
}
