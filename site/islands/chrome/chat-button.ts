/**
 * The chat button steps aside (`data-aside`) while a form or the footer, which has a chat link of its own, is on
 * screen. On small screens it also does beside any other chat link, while the visitor reads on downwards, or where it
 * would lie on a control or on words.
 */
import { one } from "./elements.ts";

const button = one(".chat-button");
const page = document.documentElement;
const small = matchMedia("(max-width:63.99em)");
const inTheWay = new Set<Element>();
let last = 0;
let readingOn = false;

const liesOnControl = () => {
	const { left, right, top, bottom } = button.getBoundingClientRect();
	return [left, right].some((x) =>
		[top, (top + bottom) / 2, bottom].some((y) =>
			document.elementsFromPoint(x, y).some((under) => !button.contains(under) && under.closest("a,button,summary")),
		),
	);
};

const range = document.createRange();

const liesOnWords = () => {
	const { left, right, top, bottom, height } = button.getBoundingClientRect();
	const covers = (word: DOMRect) => word.left < right && word.right > left && word.top < bottom && word.bottom > top;
	const holdsWords = (under: Element) =>
		[...under.childNodes].some((node) => {
			if (node.nodeType !== 3 || !node.nodeValue?.trim()) return false;
			range.selectNodeContents(node);
			return [...range.getClientRects()].some(covers);
		});
	// Closer to each other than any line is high.
	const rows = [0, 1, 2, 3].map((row) => top + (row * height) / 3);
	return [left, (left + right) / 2, right].some((x) =>
		rows.some((y) => document.elementsFromPoint(x, y).some((under) => !button.contains(under) && holdsWords(under))),
	);
};

const settle = () =>
	button.toggleAttribute(
		"data-aside",
		inTheWay.size > 0 || (small.matches && (readingOn || liesOnControl() || liesOnWords())),
	);

const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) inTheWay[isIntersecting ? "add" : "delete"](target);
	settle();
});
const atWhich = `[data-form],.footer${small.matches ? ",main [href*='wa.me']" : ""}`;
for (const element of document.querySelectorAll(atWhich)) observer.observe(element);

addEventListener("scroll", () => {
	const { scrollTop } = page;
	// A finger trembles: less than this is no direction.
	if (Math.abs(scrollTop - last) >= 8) {
		readingOn = scrollTop > last;
		last = scrollTop;
	}
	settle();
});
// What is opened moves what stands below it.
document.addEventListener("toggle", settle, true);
