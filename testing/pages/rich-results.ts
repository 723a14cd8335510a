/** What Google asks of the JSON-LD it understands; `rich-results.schema.yaml` beside it says it property by property. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

const ajv = new Ajv2020({ allErrors: true, discriminator: true });
addFormats.default(ajv);
const validate = ajv.compile(parse(readFileSync(new URL("rich-results.schema.yaml", import.meta.url), "utf8")));

/** What a page's JSON-LD lacks or has too much for search engines, a line each; nothing if it is in order. */
export function richResultFaults(json: string): string[] {
	const read = JSON.parse(json);
	validate(read);
	const faults = (validate.errors ?? []).map(
		({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
	);
	const lists: { position: number }[][] = read["@graph"].flatMap((node: { itemListElement?: object[] }) =>
		node.itemListElement ? [node.itemListElement] : [],
	);
	const areInOrder = lists.every((items) => items.every(({ position }, index) => position === index + 1));
	return areInOrder ? faults : [...faults, "positions must count from 1, without a gap"];
}
