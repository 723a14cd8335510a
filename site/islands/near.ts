import type { ClientDirective } from "astro";

/** How far from the screen an island is still near. */
const MARGIN = "600px";

/** What a visitor does first. Whoever only reads the first screen needs no script, even where a form stands in it. */
const EVENTS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];

/** `client:near`: loads and hydrates an island once it is near and the visitor has done something. */
const near: ClientDirective = (load, _, island) => {
	const observer = new IntersectionObserver(
		async (seen) => {
			if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			const hydrate = await load();
			await hydrate();
		},
		{ rootMargin: MARGIN },
	);

	function start(event: Event): void {
		// A pointer that lies where the page appears is told of as well, by some browsers, as a move of no way.
		if (event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
			return;
		for (const type of EVENTS) removeEventListener(type, start, true);
		// An island has no box of its own (`display: contents`), so what it holds is watched.
		for (const child of island.children) observer.observe(child);
	}
	for (const type of EVENTS) addEventListener(type, start, true);
};

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default near;
