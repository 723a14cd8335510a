/** What is compared in a search: without accents, capitals and the punctuation of telephone numbers. */

import { MAX_LENGTHS } from "../../contract/forms.ts";
import { withoutAccents } from "../../contract/without-accents.ts";
import { e164 } from "../telephone.ts";
import type { StoredRequest } from "./stored-request.ts";

/** What is answered in words, and not by choosing. */
const WRITTEN_FIELDS = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[];

const LONGEST_QUERY = 200;
const MOST_TERMS = 8;
const NUMBER = /^[+\d\s().-]+$/;
const LEAST_DIGITS = 4;
/** What is dialled before a whole number, and is no part of it in E.164: 0, 00, or 011 in North America. */
const TRUNK_PREFIX = /^(011|0+)(?=\d{7})/;
const WHITE_SPACE = /\s+/g;

/** Lower case without accents, and single spaces. */
export function normalized(text: string): string {
	return withoutAccents(text.toLowerCase()).replace(WHITE_SPACE, " ").trim();
}

/** What a search finds a request by. */
export function searchText(reference: string, details: StoredRequest["details"]): string {
	const { phone = "", country } = details;
	const written = WRITTEN_FIELDS.map((field) => details[field] ?? "");
	// A separator that nobody types; not white space, which `normalized` collapses.
	return normalized(
		[reference, withoutDash(reference), digitsOf(phone), e164(phone, country) ?? "", ...written].join("\u0000"),
	);
}

/**
 * What a search looks for: each word, or the digits of a number however it is written.
 * @returns none where there is nothing to look for
 */
export function searchTerms(typed: string): string[] {
	const query = typed.slice(0, LONGEST_QUERY).trim();
	const digits = digitsOf(query);
	if (NUMBER.test(query) && digits.length >= LEAST_DIGITS) return [digits.replace(TRUNK_PREFIX, "")];
	return [...new Set(normalized(query).split(" "))].filter(Boolean).slice(0, MOST_TERMS);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
const withoutDash = (reference: string) => reference.replace("-", "");
