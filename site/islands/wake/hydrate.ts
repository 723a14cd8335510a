/** Hydrates this site's islands, in place of Astro's client for React, so that nothing is lost of what a visitor did before. */
import { type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { answersKey, type Sleeper } from "./hold-taps.ts";
import { keepControls } from "./kept-controls.ts";

type Props = Record<string, unknown>;

const hydrate =
	(island: Sleeper) =>
	(component: ComponentType<Props>, props: Props, slots: Record<string, string>, { client }: { client: string }) => {
		if (!island.hasAttribute("ssr")) return;
		const { default: children, ...named } = Object.fromEntries(
			Object.entries(slots).map(([name, html]) => [name, slot(html, name)]),
		);
		const element = createElement(component, { ...props, ...named }, children);
		const taps = island.release?.() ?? [];
		const isTool = client === "plan";
		if (isTool) recall(island);
		const kept = keepControls(island, isTool);
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

/** What stands between an island's tags; React leaves it as it is. */
function slot(html: string, name: string): ReactNode {
	if (!html.trim()) return undefined;
	const attributes = { ...(name !== "default" && { name }), suppressHydrationWarning: true };
	// It stands in the page as it was built.
	return createElement("astro-slot", { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/** Answers as they stood when the page was loaded anew for its script. */
function recall(island: HTMLElement): void {
	try {
		const said: object[] = JSON.parse(sessionStorage[answersKey()] ?? "[]");
		delete sessionStorage[answersKey()];
		const controls = island.querySelectorAll("input,select,textarea");
		if (said.length !== controls.length) return;
		for (const [index, control] of controls.entries()) Object.assign(control, said[index]);
	} catch {
		// A browser that keeps nothing has kept none.
	}
}

// biome-ignore lint/style/noDefaultExport: Astro reads a renderer from there.
export default hydrate;
