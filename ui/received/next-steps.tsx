import type { Words } from "../../content-model/content.ts";
import type { Received } from "../../contract/requests/wire.ts";
import { answerByWords } from "./answer-by.ts";

/** What the service told of it. */
export type Told = { [Name in "receipt" | "answer_by" | "call_at"]?: Received[Name] | undefined } & {
	/** The zone in which an hour was asked for. */
	time_zone?: string | undefined;
	/** Whether a call was asked for. */
	wantsCall?: boolean | undefined;
};

interface NextStepsProps {
	/** What happens first, before anything was sent. */
	sent?: string;
	words: Pick<Words["messages"]["pages"]["received"], "next" | "by" | "read" | "receipt">;
	/** When the team is there. */
	hours: string;
	told: Told;
	language: string;
}

/** What happens now, each step drawn; of a confirmation, and of by when, only as the service told it. */
export function NextSteps({ sent, words, hours, told: { receipt, answer_by }, language }: NextStepsProps) {
	const steps = [
		sent ?? (receipt && words.receipt[receipt]),
		words.read.replace("{hours}", hours),
		`${words.next} ${answerByWords(words.by, answer_by, language)}`.trim(),
	];
	return <ol className="next-steps">{steps.map((step) => step && <li key={step}>{step}</li>)}</ol>;
}
