/**
 * The chat button steps aside (`data-aside`) while a form or the footer, which has a chat link of its own, is on
 * screen. On small screens it also does beside any other chat link, while the visitor reads on downwards, or where it
 * would lie on a control.
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

const settle = () =>
	button.toggleAttribute("data-aside", inTheWay.size > 0 || (small.matches && (readingOn || liesOnControl())));

const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) inTheWay[isIntersecting ? "add" : "delete"](target);
	settle();
});
const atWhich = `[data-form],.footer${small.matches ? ",main [href*='wa.me']" : ""}`;
for (const element of document.querySelectorAll(atWhich)) observer.observe(element);

addEventListener("scroll", () => {
	const { scrollTop } = page;
	// A finger trembles: less than this is no direction.
	if (Math.abs(scrollTop - last) < 8) return;
	readingOn = scrollTop > last;
	last = scrollTop;
	settle();
});
