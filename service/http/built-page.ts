import { readdirSync } from "node:fs";
import type { BuiltPage } from "./answer.ts";
import { smallestVariant, variantsOf } from "./file-variants.ts";

/**
 * Reads a page of the built site that the service answers with a status of its own, such as 404.
 * @param policy its Content-Security-Policy
 * @returns the page with its compressed variants, of which each client is sent the smallest it accepts
 */
export function builtPage(folder: string, name: string, policy: string): BuiltPage {
	const names = new Set(readdirSync(folder, { encoding: "utf8" }));
	const forms = variantsOf(folder, name, names);
	return {
		policy,
		variantFor: (asking) => smallestVariant(forms, asking),
	};
}
