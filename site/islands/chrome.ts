/** The script of every page's frame, small enough to stand inside the page; everything works without it. */
import { inTheWay, settle } from "./chat-button.ts";

/** An element that every page has. */
const one = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

const announcement = one(".announcement");
let current = 0;

announcement.toggleAttribute("data-paused", matchMedia("(prefers-reduced-motion:reduce)").matches);

setInterval(() => {
	if (announcement.matches("[data-paused],:hover") || announcement.querySelector(":focus-visible")) return;
	current = (current + 1) % 3;
	announcement.dataset.current = `${current}`;
	// Milliseconds each message stands (specification, section 9).
}, 3500);

/** Marks what is out of sight with `data-off-screen`. Sections lose it when they first come into view, for good. */
const appearances = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		target.toggleAttribute("data-off-screen", !isIntersecting);
		if (isIntersecting && target.matches(".section")) appearances.unobserve(target);
	}
	settle();
});

for (const element of document.querySelectorAll(`.section,${inTheWay}`)) appearances.observe(element);

const drawer = one<HTMLDialogElement>("dialog");
const dropdown = one<HTMLDetailsElement>("header details");

window.onclick = ({ target }) => {
	const clicked = target as Element;
	const pressed = clicked.closest<HTMLElement>("a,button");
	const action = pressed?.dataset.action;
	if (action === "pause") announcement.toggleAttribute("data-paused");
	// What was pressed is gone then: the page goes on behind it.
	if (action === "close") {
		announcement.hidden = true;
		one("header a").focus();
	}
	if (action === "menu") drawer.showModal();
	// A click beside the drawer has the dialog itself as its target; its content covers it entirely.
	else if (clicked === drawer || drawer.contains(pressed)) drawer.close();
	if (!dropdown.contains(clicked)) dropdown.open = false;
	// To the other language go campaign, purpose, plan and place, and nothing else, such as an advertiser's click id.
	const edition = clicked.closest<HTMLAnchorElement>("[data-edition]");
	if (edition) {
		edition.search = location.search.replace(/[?&](?!utm_|tipo|asunto)[^&]*/g, "");
		edition.hash = location.hash;
		// Whoever looked for the link at the end of the page was elsewhere before.
		if (!(edition.hash.includes("=") || edition.closest("footer"))) {
			edition.hash = "";
			// What is not shown has no box.
			for (const anchor of document.querySelectorAll("main [id]"))
				if ((anchor.getClientRects()[0]?.top as number) < 99) edition.hash = anchor.id;
		}
	}
};

dropdown.onkeydown = ({ key }) => {
	if (key !== "Escape") return;
	dropdown.open = false;
	one("summary").focus();
};

addEventListener("focusin", ({ target }) => {
	if (!dropdown.contains(target as Element)) dropdown.open = false;
});

const offer: HTMLElement | null = one(`.language-offer[lang=${navigator.language.slice(0, 2)}]`);
// Whoever comes from another page of the site has chosen its language.
if (offer) offer.hidden = document.referrer.startsWith(origin);

const page = document.documentElement;
const progress = one("[data-scroll-progress]");
let last = 0;

window.onscroll = () => {
	const share = scrollY / (page.scrollHeight - innerHeight || 1);
	progress.style.transform = `scaleX(${share})`;
	// A finger trembles: less than this is no direction. At the page's beginning nothing gives way.
	if (Math.abs(scrollY - last) > 7) {
		page.toggleAttribute("data-reading-on", scrollY > 99 && scrollY > last);
		last = scrollY;
	}
	settle();
};
