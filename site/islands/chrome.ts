/**
 * The script of every page's frame: announcement, menu, dropdown, progress, first appearances, chat button. Small
 * enough to stand inside the page; everything here only betters what already works without it.
 */
import "./chat-button.ts";

/** An element that every page has. */
const one = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

/** Milliseconds each message stands (specification, section 9). */
const TURN = 3500;

const announcement = one(".announcement");
let current = 0;

announcement.toggleAttribute("data-paused", matchMedia("(prefers-reduced-motion:reduce)").matches);

setInterval(() => {
	if (announcement.matches("[data-paused],:hover") || announcement.querySelector(":focus-visible")) return;
	current = (current + 1) % 3;
	announcement.dataset.current = `${current}`;
}, TURN);

/** Marks sections out of sight with `data-off-screen`. Each loses it when it first comes into view, for good. */
const appearances = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		target.toggleAttribute("data-off-screen", !isIntersecting);
		if (isIntersecting) appearances.unobserve(target);
	}
});

for (const section of document.querySelectorAll(".section")) appearances.observe(section);

const drawer = one<HTMLDialogElement>("dialog");
const dropdown = one<HTMLDetailsElement>("header details");

window.onclick = ({ target }) => {
	const clicked = target as Element;
	const action = clicked.closest<HTMLElement>("[data-action]")?.dataset.action;
	// A link to the same page in another language keeps the place in it, what was asked for, and a plan that is in the address.
	const edition = clicked.closest<HTMLAnchorElement>("[data-edition]");
	if (edition) {
		edition.search = location.search;
		edition.hash = location.hash;
	}
	if (action === "pause") announcement.toggleAttribute("data-paused");
	// What was pressed is gone then: the page goes on behind it.
	if (action === "close") {
		announcement.hidden = true;
		one("header a").focus();
	}
	if (action === "menu") drawer.showModal();
	// A click beside the drawer has the dialog itself as its target; its content covers it entirely.
	else if (clicked === drawer || clicked.closest("dialog a,dialog button")) drawer.close();
	if (!dropdown.contains(clicked)) dropdown.open = false;
};

dropdown.onkeydown = ({ key }) => {
	if (key !== "Escape") return;
	dropdown.open = false;
	one("header summary").focus();
};

addEventListener("focusin", ({ target }) => {
	if (!dropdown.contains(target as Element)) dropdown.open = false;
});

const progress = one("[data-scroll-progress]");

window.onscroll = () => {
	const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
	const share = scrollTop / (scrollHeight - clientHeight || 1);
	progress.dataset.scrollProgress = `${Math.round(share * 100)}`;
	progress.style.transform = `scaleX(${share})`;
};
