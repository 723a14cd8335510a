/** Fills the texts of the commands. The operator is addressed as "tú"; no text holds anybody's data by itself. */
import { fill } from "../content-model/fields/fill.ts";
import { printableLine } from "../service/formats/printable.ts";
import texts from "./texts.json" with { type: "json" };

const NOUNS: Readonly<Record<string, readonly string[]>> = texts.counted;

/** Fills a text's places. A number whose name is in `counted` takes its noun along: `3 correos`. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
	const said = Object.entries(values).map(([name, value]) => {
		const [one, several] = NOUNS[name] ?? [];
		return [name, several && typeof value === "number" ? `${value} ${value === 1 ? one : several}` : `${value}`];
	});
	return fill(text, Object.fromEntries(said));
}

/** Quotes what was typed, cut after the `://` of an address, which may hold a password. */
export const quoted = (text: string) => `«${printableLine(text).replace(/(:\/\/).+/, "$1…")}»`;
