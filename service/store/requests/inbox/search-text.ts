/** What is compared in a search: without accents, capitals, apostrophes, hyphens and the writing of telephone numbers. */
import { type FieldName, MAX_LENGTHS } from "../../../../contract/requests/forms.ts";
import { plainCharacters } from "../../../../contract/spelling/plain-characters.ts";
import { withoutAccents } from "../../../../contract/spelling/without-accents.ts";
import { readableAddress } from "../../../formats/mailbox.ts";
import { nationalNumber } from "../../../formats/telephone.ts";
import type { StoredRequest } from "../stored-request.ts";

/** What is answered in words, and not by choosing. */
const WRITTEN_FIELDS = Object.keys(MAX_LENGTHS) as FieldName[];

const MAX_QUERY = 200;
const MAX_TERMS = 8;
const NUMBER = /^[^\p{L}/,;:@]+$/u;
const MIN_DIGITS = 4;
/** With a country code. Fewer digits may be the end of a number. */
const MIN_INTERNATIONAL = 10;
/** What is dialled before a number in its own country, and is no part of it in E.164. */
const TRUNK_PREFIX = /^0+(?=\d{7})/;
/** O'Connor is also written OConnor, a reference without its hyphen, and quotes are put around what is searched. */
const UNTYPED = /['’‘ʻʼ`´«»“”"‐‑\p{Cf}-]+/gu;
// Not each single space: most of a text needs no change.
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/** Lower case in plain letters, without apostrophes, hyphens and what is not seen, and with single spaces. */
export const normalized = (text: string): string =>
	withoutAccents(text.toLowerCase()).replace(UNTYPED, "").replace(WHITE_SPACE, " ").trim();

/** What a search finds a request by. @param labels what lists show of it in the site's own words */
export function searchText(
	{ reference, details }: Pick<StoredRequest, "reference" | "details">,
	labels: readonly string[],
): string {
	const written = WRITTEN_FIELDS.map((field) => details[field] ?? "").concat(readableAddress(details.email ?? ""));
	// A separator that nobody types; not white space, which `normalized` collapses.
	return normalized([reference, digitsOf(details.phone ?? ""), ...labels, ...written].join("\u0000"));
}

/** What a search looks for: each word, or a telephone's digits without the country code, which may be left out. */
export function searchTerms(typed: string): string[] {
	const query = typed.slice(0, MAX_QUERY).trim();
	const number = plainCharacters(query);
	const digits = digitsOf(number);
	if (NUMBER.test(number) && digits.length >= MIN_DIGITS) {
		// WhatsApp writes a number with its country code and without a plus.
		const national =
			nationalNumber(number) ?? (digits.length >= MIN_INTERNATIONAL ? nationalNumber(`+${digits}`) : undefined);
		return [(national ?? digits).replace(TRUNK_PREFIX, "")];
	}
	return [...new Set(normalized(query).split(" "))].filter(Boolean).slice(0, MAX_TERMS);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
