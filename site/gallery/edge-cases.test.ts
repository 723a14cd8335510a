import * as v from "valibot";
import { expect, it } from "vitest";
import { text } from "../../content-model/fields/field.ts";
import { internalLink } from "../../content-model/fields/parts.ts";
import { hardened } from "./edge-cases.ts";

const schema = v.strictObject({
	type: v.literal("example"),
	title: text,
	href: internalLink,
	note: v.optional(text),
	items: v.pipe(v.array(v.strictObject({ label: text, hint: v.optional(text) })), v.minLength(2, "al menos dos.")),
	pair: v.pipe(v.array(text), v.length(2, "dos.")),
});

const natural = {
	type: "example" as const,
	title: "Un título *breve* con {hueco}",
	href: "/contacto",
	note: "Una nota",
	items: [{ label: "Uno", hint: "Así" }, { label: "Dos" }, { label: "Tres" }],
	pair: ["Esto", "Aquello"],
};

it("the fewest parts are the required ones, as few as allowed", () => {
	const { note: _, ...required } = natural;
	expect(hardened("fewest parts", schema, natural)).toEqual({
		...required,
		items: [{ label: "Uno" }, { label: "Dos" }],
	});
});

it("many entries are many only where their number is free, and each reads differently", () => {
	const many = hardened("many entries", schema, natural);
	expect(many.items).toHaveLength(9);
	expect(new Set(many.items.map(({ label }) => label)).size).toBe(9);
	expect(many.pair).toEqual(natural.pair);
});

it("long words stand in texts, never in addresses, kinds, figures or placeholders", () => {
	const long = hardened("long words", schema, { ...natural, pair: ["24/7", "95"] });
	expect(long).toMatchObject({ type: "example", href: "/contacto", pair: ["24/7", "95"] });
	expect(long.title).toBe("Un histerosalpingosonografía *breve* con {hueco}");
});
