import { fill } from "../../content-model/fields/fill.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { clockWords, dayWords, OFFICE_ZONE, zoneName } from "../../ui/received/call-words.ts";
import type { DeskView } from "./desk-view.ts";

/** `10:30`, and what the visitor's clock shows then, with its day where that is another one. */
export function bothClocks(at: string, zone: string | undefined, { messages }: Pick<DeskView, "messages">) {
	const ours = clockWords(at, OFFICE_ZONE, MAIN_LANGUAGE);
	if (!zone || zone === OFFICE_ZONE) return { ours };
	const clock = clockWords(at, zone, MAIN_LANGUAGE);
	const day = dayWords(at, zone, MAIN_LANGUAGE);
	const time = day === dayWords(at, OFFICE_ZONE, MAIN_LANGUAGE) ? clock : `${day}, ${clock}`;
	return { ours, theirs: fill(messages.forms.call.inZone, { time, zone: zoneName(zone) }) };
}
