/**
 * The states each page is looked at in: all of them by `npm run test:all`; by `npm test` one at least, and so many that
 * each shared part and hue, as read from the built pages, is seen in every state.
 */
import { readFileSync } from "node:fs";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { DESK_SIZE, PHONE_SIZE } from "../fixtures/visit.ts";
import { styledParts } from "./checks/page-styles.ts";

/** A window, and the hour of the day. */
export interface Appearance {
	size: { width: number; height: number };
	colorScheme: "light" | "dark";
}

export const SIZES = [PHONE_SIZE, DESK_SIZE] as const;

/** A phone by day and a desk by night show each width and each scheme; the full sweep looks at the other two as well. */
export const APPEARANCES: readonly Appearance[] = [
	{ size: PHONE_SIZE, colorScheme: "light" },
	{ size: DESK_SIZE, colorScheme: "dark" },
	...(FULL_SWEEP
		? [
				{ size: PHONE_SIZE, colorScheme: "dark" as const },
				{ size: DESK_SIZE, colorScheme: "light" as const },
			]
		: []),
];

const HUE = /<div class="unit-hue (unit-hue--[\w-]+)"/g;

/** The parts of the built page at a route, and its hue. */
function partsOf(route: string): string[] {
	const file = inTestBuild(`site${route === "/" ? "/index" : route.replace(/\?.*/, "")}.html`);
	const [, body = ""] = readFileSync(file, "utf8").split("</head>");
	const hues = Array.from(body.matchAll(HUE), ([, hue = ""]) => hue);
	return [...new Set([...styledParts(body), ...hues])];
}

/** Chooses for each route the states to look at it in, the fullest pages first. @param full choose all of them */
export function statesByRoute<State>(states: readonly State[], routes: readonly string[], full = FULL_SWEEP) {
	if (full) return new Map(routes.map((route) => [route, states]));
	const all = routes.map((route) => ({ route, parts: partsOf(route) }));
	const isShared = (part: string) =>
		part.startsWith("unit-hue") || all.filter(({ parts }) => parts.includes(part)).length > 1;
	const pages = all.map(({ route, parts }) => ({ route, parts: parts.filter(isShared) }));
	pages.sort((one, other) => other.parts.length - one.parts.length);
	const seen = new Map(states.map((state) => [state, new Set<string>()]));
	const chosen = new Map<string, State[]>(routes.map((route) => [route, []]));
	for (const [index, { route, parts }] of pages.entries()) {
		const news = states.filter((state) => parts.some((part) => !seen.get(state)?.has(part)));
		const here = news.length > 0 ? news : [states[index % states.length] as State];
		chosen.set(route, here);
		for (const state of here) for (const part of parts) seen.get(state)?.add(part);
	}
	return chosen;
}

/** Chooses one state for each route in turn, if no part looks different in them. @param full choose all of them */
export const oneByRoute = <State>(states: readonly State[], routes: readonly string[], full = FULL_SWEEP) =>
	new Map(routes.map((route, index) => [route, full ? states : [states[index % states.length] as State]]));
