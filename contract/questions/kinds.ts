/** The kinds of question that a form can ask; each is a file beside this one. */
import * as choice from "./choice.ts";
import * as email from "./email.ts";
import * as phone from "./phone.ts";
import * as purpose from "./purpose.ts";
import type { Faults, Read, Rule } from "./question.ts";
import * as several from "./several.ts";
import * as text from "./text.ts";
import * as tick from "./tick.ts";

export const RULES = {
	line: text.line,
	prose: text.paragraphs,
	email: email.rule,
	phone: phone.rule,
	choice: choice.rule,
	purpose: purpose.rule,
	several: several.rule,
	tap: purpose.rule,
	tick: tick.rule,
} satisfies Record<string, Rule>;

export type QuestionKind = keyof typeof RULES;

export const FAULTS: Record<QuestionKind, Faults> = {
	line: text.faults,
	prose: text.faults,
	email: email.faults,
	phone: phone.faults,
	choice: choice.faults,
	purpose: purpose.faults,
	several: choice.faults,
	tap: purpose.faults,
	tick: tick.faults,
};

/** An answer of any other kind is text already. */
export const READS: Partial<Record<QuestionKind, Read>> = {
	choice: choice.read,
	purpose: choice.read,
	several: several.read,
	tap: choice.read,
	tick: tick.read,
};
