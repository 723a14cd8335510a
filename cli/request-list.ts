import { messages } from "virtual:content";
import { placeWord, purposeWord } from "../content-model/choice-word.ts";
import type { ListedRequest } from "../service/store/reading.ts";
import { ruledBlocks } from "./layout.ts";
import { printableLine } from "./printable.ts";
import { kindWord, stateWords, type WordingContext } from "./request-words.ts";
import { shortTime } from "./times.ts";
import { SAY, STATE } from "./words/say.ts";

// About three lines; `show` has the rest.
const LONGEST_MESSAGE = 220;

/**
 * Requests for the terminal, each on a few lines: when, reference, kind, purpose and how it stands; who; what.
 * @param columns width of the terminal in characters
 */
export function requestList(requests: readonly ListedRequest[], context: WordingContext, columns: number): string {
	if (requests.length === 0) return SAY.list.none;
	const blocks = requests.map((request) => {
		const { receivedAt, reference, details, failedMails } = request;
		const purpose = purposeWord(messages, details.purpose);
		const head = [
			shortTime(receivedAt, context.settings.SERVICE_TIME_ZONE),
			reference,
			kindWord(request),
			...(purpose ? [printableLine(purpose)] : []),
			stateWords(request, context),
			...(failedMails.length > 0 ? [STATE.mailFailed] : []),
		];
		const who = [details.name, details.email, details.phone, placeWord(messages, details)].filter(Boolean) as string[];
		const message = shortened(printableLine(details.message ?? ""));
		return [head.join("  "), who.map(printableLine).join(" · "), ...(message ? [message] : [])].join("\n");
	});
	return ruledBlocks(blocks, columns);
}

function shortened(text: string): string {
	const characters = Array.from(text);
	return characters.length <= LONGEST_MESSAGE ? text : `${characters.slice(0, LONGEST_MESSAGE).join("").trimEnd()}…`;
}
