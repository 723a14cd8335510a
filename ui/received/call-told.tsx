import type { Words } from "../../content-model/content.ts";
import { CALL_FILE_PATH } from "../../contract/requests/calls.ts";
import { callWords } from "./call-words.ts";
import type { Told } from "./next-steps.tsx";

interface CallToldProps {
	words: Pick<Words["messages"]["forms"]["call"], "confirmed" | "inZone" | "calendar" | "wish">;
	/** Another backend has none, and confirms no hour. */
	reference: string | undefined;
	told: Told;
	language: string;
	/** Origin of the service; empty where it is the page's own. */
	origin?: string;
}

/** The hour of a confirmed call on both clocks, and the file that keeps it in a calendar; or that one is still to be agreed. */
export function CallTold({ words, reference, told, language, origin = "" }: CallToldProps) {
	const { call_at: at, time_zone, wantsCall } = told;
	if (!at || !reference) return wantsCall && <p>{words.wish}</p>;
	const file = `${origin}${CALL_FILE_PATH}?${new URLSearchParams({ ref: reference, at, language })}`;
	return (
		<p className="call-told">
			<strong>{words.confirmed.replace("{when}", callWords(at, time_zone, language, words.inZone))}</strong>
			<br />
			<a href={file}>{words.calendar}</a>
		</p>
	);
}
