import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { barsSchema } from "../../../content-model/fields/bars.ts";
import { loadContent } from "../../../content-model/loader/load.ts";
import { Bars } from "./bars.tsx";

const { answers } = loadContent(fileURLToPath(new URL("../../../content", import.meta.url)));
const drawn = answers.groups.flatMap(({ items }) => items.flatMap(({ bars }) => bars ?? []));

it("draws each bar as long as its number, and none where there is no number", () => {
	expect(drawn.length).toBeGreaterThan(0);
	for (const bars of drawn) {
		const html = renderToStaticMarkup(<Bars {...bars} locale="es-DO" />);
		const lengths = Array.from(html.matchAll(/d="M0 0H([\d.]+)V8H0Z"/g), ([, length]) => Number(length));
		const numbers = bars.rows.flatMap(({ values }) => values);
		expect(lengths).toEqual(numbers.filter((value) => value !== null));
		expect(html.split(bars.missing).length - 1).toBe(numbers.filter((value) => value === null).length);
	}
});

it("says each number in a cell with a heading for its row and one for its column", () => {
	for (const bars of drawn) {
		const html = renderToStaticMarkup(<Bars {...bars} locale="es-DO" />);
		expect(html.match(/<th scope="col">/g)).toHaveLength(bars.columns.length + 1);
		expect(html.match(/<th scope="row">/g)).toHaveLength(bars.rows.length);
		expect(html.match(/<td>/g)).toHaveLength(bars.rows.length * bars.columns.length);
	}
});

it("takes no row with a number too few, and no percentage above a hundred", () => {
	const [bars] = drawn;
	const withValues = (values: unknown[]) => ({
		...bars,
		rows: [
			{ label: "Una", values },
			{ label: "Otra", values },
		],
	});
	expect(v.safeParse(barsSchema, withValues([10, null])).success).toBe(true);
	expect(v.safeParse(barsSchema, withValues([10])).success).toBe(false);
	expect(v.safeParse(barsSchema, withValues([10, 100.1])).success).toBe(false);
});
