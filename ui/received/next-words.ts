import type { Words } from "../../content-model/content.ts";
import type { Received } from "../../contract/requests/wire.ts";
import { answerByWords } from "./answer-by.ts";

type NextWords = Pick<Words["messages"]["pages"]["received"], "next" | "by" | "receipt">;

/** What the service told of it. */
export type Told = { [Name in "receipt" | "answer_by" | "call_at"]?: Received[Name] | undefined } & {
	/** The zone in which an hour was asked for. */
	time_zone?: string | undefined;
};

/** What comes next; of a confirmation, and of by when, only as the service told it. */
export function nextWords({ next, by, receipt: words }: NextWords, told: Told, language: string): string {
	const { receipt, answer_by } = told;
	return [next, answerByWords(by, answer_by, language), receipt && words[receipt]].filter(Boolean).join(" ");
}
