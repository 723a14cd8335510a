/** What `npm test` leaves to the full sweep is alike on pages that it does look at. */
import { content } from "../fixtures/content.ts";
import { EVERY_ROUTE, expect, test } from "../fixtures/visit.ts";
import { APPEARANCES, oneByRoute, statesByRoute } from "./coverage.ts";

/** Which routes show each type of section, as the content has it. */
const routesByType = Map.groupBy(
	Object.values(content.pages).flatMap(({ path, sections }) => sections.map(({ type }) => ({ type, path }))),
	({ type }) => type,
);

const chosen = statesByRoute<unknown>(APPEARANCES, EVERY_ROUTE, false);

test("every page is looked at in a width and scheme at least, without the full sweep", () => {
	for (const route of EVERY_ROUTE) expect(chosen.get(route), route).not.toEqual([]);
});

test("every type of section that several pages have is looked at in each width and scheme, without the full sweep", () => {
	const shared = [...routesByType].filter(([, places]) => new Set(places.map(({ path }) => path)).size > 1);
	expect(shared.length).toBeGreaterThan(5);
	for (const [type, places] of shared) {
		const seen = new Set<unknown>(places.flatMap(({ path }) => chosen.get(path)));
		expect(seen, type).toEqual(new Set<unknown>(APPEARANCES));
	}
});

test("every unit's hue is looked at in each width and scheme, without the full sweep", () => {
	const units = Object.values(content.units);
	expect(units.length).toBeGreaterThan(4);
	for (const { href } of units) expect(chosen.get(href), href).toEqual(APPEARANCES);
});

test("the full sweep looks at every page in each width and scheme", () => {
	const all = statesByRoute<unknown>(APPEARANCES, EVERY_ROUTE, true);
	for (const route of EVERY_ROUTE) expect(all.get(route), route).toEqual(APPEARANCES);
});

test("what looks alike in each of its states is looked at in each in turn, by the full sweep in all", () => {
	const routes = ["/", "/faq", "/bi"];
	expect([...oneByRoute(["one", "other"], routes, false).values()]).toEqual([["one"], ["other"], ["one"]]);
	expect([...oneByRoute(["one", "other"], routes, true).values()]).toEqual(routes.map(() => ["one", "other"]));
});
