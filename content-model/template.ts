import * as v from "valibot";
import { oneParagraph, textWithPlaces } from "./parts.ts";
import { listPlaces, placesIn } from "./places.ts";

const PLACEHOLDER = /\{(\w+)\}/g;

/** A text with exactly these places to fill, written `{name}`. */
export function template(...names: string[]) {
	return v.pipe(
		textWithPlaces,
		oneParagraph,
		v.check(
			(value) => {
				const used = new Set(placesIn(value).map(({ name }) => name));
				return used.size === names.length && names.every((name) => used.has(name));
			},
			`debe llevar exactamente estos huecos: ${listPlaces(names)}.`,
		),
	);
}

/** Fills a template's places. A place without a value is a programming error and throws. */
export function fill(template: string, values: Record<string, string>): string {
	return template.replace(PLACEHOLDER, (place, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`No value for ${place} in "${template}"`);
		return value;
	});
}
