import { one } from "./elements.ts";

const bar = one("[data-scroll-progress]");
const page = document.documentElement;

window.onscroll = () => {
	const share = page.scrollTop / (page.scrollHeight - page.clientHeight || 1);
	bar.dataset.scrollProgress = `${Math.round(share * 100)}`;
	bar.style.setProperty("transform", `scaleX(${share})`);
};
