/**
 * The script of every page's frame: announcement, menu, dropdown, progress, first appearances, chat button. Small
 * enough to stand inside the page; everything here only betters what already works without it.
 */
import "./chrome/announcement.ts";
import "./chrome/chat-button.ts";
import { one } from "./chrome/elements.ts";
import "./chrome/menu.ts";

// Marks sections out of sight with `data-off-screen`. Each loses it when it first comes into view, for good.
const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		target.toggleAttribute("data-off-screen", !isIntersecting);
		if (isIntersecting) observer.unobserve(target);
	}
});

for (const section of document.querySelectorAll(".section")) observer.observe(section);

const bar = one("[data-scroll-progress]");
const page = document.documentElement;

window.onscroll = () => {
	const share = page.scrollTop / (page.scrollHeight - page.clientHeight || 1);
	bar.dataset.scrollProgress = `${Math.round(share * 100)}`;
	bar.style.setProperty("transform", `scaleX(${share})`);
};
