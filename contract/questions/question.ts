/** What every kind of question has: a rule for its answer, the faults that it finds, and how an answer reads as text. */
import type * as v from "valibot";
import type { FieldErrorCode } from "../requests/wire.ts";

export interface Asked {
	needed: boolean;
	max: number;
	choices: readonly string[];
}

/** Checks an answer and tidies it. */
export type Rule = (asked: Asked) => v.GenericSchema<unknown, string>;

/** The words that answers without words of their own are read in. */
export interface AnswerWords {
	/** By code, what a visitor read in the list. */
	choices: Readonly<Record<string, string>> | undefined;
	ticked: string | undefined;
}

export type Read = (given: string, words: AnswerWords) => string;

/** What can be wrong with an answer, beside its lack. */
export type Faults = readonly Exclude<FieldErrorCode, "required">[];
