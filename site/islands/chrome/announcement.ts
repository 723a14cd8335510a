import { one } from "./elements.ts";

/** Milliseconds each message stands (specification, section 9). */
const TURN = 3500;

const bar = one(".announcement");
let current = 0;

bar.toggleAttribute("data-paused", matchMedia("(prefers-reduced-motion:reduce)").matches);

setInterval(() => {
	if (bar.matches("[data-paused],:hover,:has(:focus-visible)")) return;
	current = (current + 1) % 3;
	bar.dataset.current = `${current}`;
}, TURN);

bar.onclick = ({ target }) => {
	const action = (target as Element).closest<HTMLElement>("[data-action]")?.dataset.action;
	if (action === "pause") bar.toggleAttribute("data-paused");
	if (action === "close") bar.hidden = true;
};
