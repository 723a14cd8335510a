/** Any of a list: their codes, with spaces between. */
import { listed } from "./choice.ts";
import type { Read } from "./question.ts";

export const codesIn = (answer: string): string[] => [...new Set(answer.split(/\s+/))];

export const rule = listed(codesIn);
export const read: Read = (given, { choices }) =>
	codesIn(given)
		.map((one) => choices?.[one] ?? one)
		.join(", ");
