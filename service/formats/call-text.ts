import { fill } from "../../content-model/fields/fill.ts";
import type { TeamMessages } from "../../content-model/messages/messages.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import type { CallDetails } from "../../contract/requests/calls.ts";
import { callWords, dayWords } from "../../ui/received/call-words.ts";

interface Asked {
	/** The confirmed hour. */
	callAt: Date | undefined;
	/** How often the team changed it: what was asked for is over then. */
	callChanges?: number;
	details?: CallDetails | undefined;
}

/** A call on both clocks: `lunes 30 de noviembre, 09:30 en New York (10:30 en Santo Domingo) · WhatsApp`; what was asked for; or nothing. */
export function callText({ callAt, callChanges = 0, details = {} }: Asked, { forms, mails }: TeamMessages): string {
	if (!callAt && callChanges > 0) return "";
	const { choices, inZone } = forms.call;
	const { call_at, time_zone, call_day, day_part, call_by } = details;
	const word = (code: string | undefined) => choices[code as keyof typeof choices];
	const at = callAt?.toISOString() ?? call_at;
	const day = call_day && dayWords(`${call_day}T12:00Z`, "UTC", MAIN_LANGUAGE);
	const when = at ? callWords(at, time_zone, MAIN_LANGUAGE, inZone) : [day, word(day_part)].filter(Boolean).join(", ");
	const told = when && !callAt ? fill(mails.staff.callAsked, { when }) : when;
	return [told, word(call_by)].filter(Boolean).join(" · ");
}
