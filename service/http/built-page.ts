import { readdirSync } from "node:fs";
import type { BuiltPage } from "./answer.ts";
import { smallestVariant, variantsOf } from "./file-variants.ts";

/**
 * Reads a page of the built site that is answered with a status of its own.
 * @param policy its Content-Security-Policy
 * @returns the page in the forms the build left, of which each visitor is sent the smallest they can read
 */
export function builtPage(folder: string, name: string, policy: string): BuiltPage {
	const names = new Set(readdirSync(folder, { encoding: "utf8" }));
	const forms = variantsOf(folder, name, names);
	return {
		policy,
		variantFor: (asking) => smallestVariant(forms, asking),
	};
}
