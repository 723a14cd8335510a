/** Hydrates this site's islands, in place of Astro's client for React, so that nothing is lost of what a visitor did before. */
import { type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { answersKey, type Sleeper } from "./hold-taps.ts";
import { isBack } from "./is-back.ts";
import { keepControls } from "./kept-controls.ts";

type Slots = Record<string, string | undefined>;
type Props = Record<string, unknown>;

const hydrate =
	(island: Sleeper) =>
	(component: ComponentType<Props>, props: Props, { default: children, ...slots }: Slots, how: { client: string }) => {
		if (!island.hasAttribute("ssr")) return;
		const named = Object.fromEntries(Object.entries(slots).map(([name, html]) => [name, slot(html, name)]));
		const element = createElement(component, { ...props, ...named }, slot(children));
		const taps = island.release?.() ?? [];
		const isTool = how.client === "plan";
		if (isTool) recall(island);
		const kept = keepControls(island, { isControlled: isTool, isStale: isTool && isBack() });
		// At once: what is typed between two steps would go with the elements that are rendered anew.
		flushSync(() => {
			hydrateRoot(island, element, {
				identifierPrefix: island.getAttribute("prefix") ?? "",
				// Rendered anew because something else changed the page: worth a note, and no error of the page's own.
				onRecoverableError: (error) => console.warn(error),
			});
		});
		flushSync(kept.putBack);
		for (const tapped of taps) flushSync(() => kept.counterpart(tapped)?.click());
	};

/** HTML that Astro rendered within the island; React leaves it as it is. */
function slot(html: string | undefined, name?: string): ReactNode {
	if (!html?.trim()) return undefined;
	return createElement("astro-slot", {
		name,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: html },
	});
}

/** Answers as they stood when the page was loaded anew for its script. */
function recall(island: HTMLElement): void {
	try {
		const said: object[] = JSON.parse(sessionStorage[answersKey()] ?? "[]");
		delete sessionStorage[answersKey()];
		const controls = island.querySelectorAll("input,select,textarea");
		if (said.length !== controls.length) return;
		for (const [place, control] of controls.entries()) Object.assign(control, said[place]);
	} catch {
		// A browser that keeps nothing has kept none.
	}
}

// biome-ignore lint/style/noDefaultExport: Astro reads a renderer from there.
export default hydrate;
