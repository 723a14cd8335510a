import { CHANNELS, LEFT_REASONS, OUTCOMES } from "../../../contract/desk/codes.ts";
import { isInstant } from "../../../contract/requests/call-rules.ts";
import { type TeamMember, unitsOf } from "../../settings/team.ts";
import type { Action } from "../../store/requests/actions/action.ts";
import type { Fields } from "../../web/body.ts";
import type { DeskView } from "../desk-view.ts";

type Read = (fields: Fields, view: Pick<DeskView, "team" | "clinics">) => Action | undefined;

const PLAIN = ["take", "give_back", "uncall", "unanswered", "spam", "not_spam", "release", "hold"] as const;

const chosen = <Choice extends string>(choices: readonly Choice[], value: string | undefined) =>
	choices.find((one) => one === value);

/** By what a form's button says. */
const READERS: Readonly<Record<string, Read>> = {
	...Object.fromEntries(PLAIN.map((kind) => [kind, () => ({ kind })])),
	note: (fields) => ({ kind: "note", text: readText(fields) }),
	reply: (fields) => ({ kind: "reply", text: readText(fields) }),
	answered: ({ by }) => ({ kind: "answered", by: chosen(CHANNELS, by) }),
	follow_up: ({ day }) => ({ kind: "follow_up", ...(day && { day }) }),
	unfollow: () => ({ kind: "follow_up" }),
	call: (fields) => ({ kind: "call", at: readHour(fields) ?? "" }),
	no_answer: (fields) => ({ kind: "no_answer", at: readHour(fields) }),
	undo: ({ action }) => (action ? { kind: "undo", action } : undefined),
	outcome: (fields, { clinics }) => {
		const outcome = chosen(OUTCOMES, fields.outcome);
		return outcome && { kind: "outcome", outcome, clinic: chosen(clinics, fields.clinic) };
	},
	left: (fields) => {
		const reason = chosen(LEFT_REASONS, fields.reason);
		return reason && { kind: "left", reason };
	},
	pass: ({ to = "" }, { team }) => {
		const [, what, name = ""] = /^(person|unit) (.+)$/.exec(to) ?? [];
		if (what === "person" && team.some(({ address }) => address === name))
			return { kind: "pass", to: { person: name } };
		return what === "unit" && unitsOf(team).includes(name) ? { kind: "pass", to: { unit: name } } : undefined;
	},
};

/** The action a form asks for; undefined if there is no such action. An empty note has an empty text. */
export const readAction: Read = (fields, view) =>
	Object.hasOwn(READERS, fields.do ?? "") ? READERS[fields.do ?? ""]?.(fields, view) : undefined;

const readHour = ({ at = "" }: Fields) => (isInstant(at) ? new Date(at).toISOString() : undefined);

export const readText = ({ note = "" }: Fields) => note.replaceAll("\r\n", "\n").trim();

export function readActor({ id = "" }: Fields, { address }: TeamMember) {
	return { actor: address, actionId: /^[\w-]{8,64}$/.test(id) ? id : undefined };
}

export const readVersion = (version: string | undefined): number | undefined =>
	/^\d{1,9}$/.test(version ?? "") ? Number(version) : undefined;
