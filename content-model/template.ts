import * as v from "valibot";
import { field } from "./field.ts";
import { oneParagraph, textWithPlaces } from "./parts.ts";
import { listPlaces, placesIn } from "./places.ts";

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

/** A field for a text with the places that its description names. */
export function filled(title: string, description: string) {
	return field(title, description, template(...placesIn(description).map(({ name }) => name)));
}
