import { CHANNELS, LEFT_REASONS, OUTCOMES } from "../../../contract/desk/codes.ts";
import { isInstant } from "../../../contract/requests/call-rules.ts";
import { type TeamMember, unitsOf } from "../../settings/team.ts";
import type { Action } from "../../store/requests/actions/action.ts";
import type { Fields } from "../../web/body.ts";

const PLAIN = ["take", "give_back", "uncall", "unanswered", "spam", "not_spam", "release", "hold"] as const;

/** The action a form asks for; undefined if there is no such action. An empty note has an empty text. */
export function readAction(fields: Fields, team: readonly TeamMember[]): Action | undefined {
	const plain = PLAIN.find((kind) => kind === fields.do);
	if (plain) return { kind: plain };
	switch (fields.do) {
		case "note":
		case "reply":
			return { kind: fields.do, text: readText(fields) };
		case "outcome": {
			const outcome = OUTCOMES.find((one) => one === fields.outcome);
			return outcome && { kind: "outcome", outcome };
		}
		case "left": {
			const reason = LEFT_REASONS.find((one) => one === fields.reason);
			return reason && { kind: "left", reason };
		}
		case "follow_up":
			return { kind: "follow_up", ...(fields.day && { day: fields.day }) };
		case "call":
			return { kind: "call", at: readHour(fields) ?? "" };
		case "no_answer":
			return { kind: "no_answer", at: readHour(fields) };
		case "unfollow":
			return { kind: "follow_up" };
		case "answered":
			return { kind: "answered", by: CHANNELS.find((channel) => channel === fields.by) };
		case "undo":
			return fields.action ? { kind: "undo", action: fields.action } : undefined;
		case "pass": {
			const [, what, name] = /^(person|unit) (.+)$/.exec(fields.to ?? "") ?? [];
			if (what === "person" && team.some(({ address }) => address === name)) {
				return { kind: "pass", to: { person: name as string } };
			}
			if (what === "unit" && unitsOf(team).some((unit) => unit === name)) {
				return { kind: "pass", to: { unit: name as string } };
			}
			return undefined;
		}
		default:
			return undefined;
	}
}

const readHour = ({ at = "" }: Fields) => (isInstant(at) ? new Date(at).toISOString() : undefined);

export const readText = ({ note = "" }: Fields) => note.replaceAll("\r\n", "\n").trim();

export function readActor({ id = "" }: Fields, { address }: TeamMember) {
	return { actor: address, actionId: /^[\w-]{8,64}$/.test(id) ? id : undefined };
}

export const readVersion = (version: string | undefined): number | undefined =>
	/^\d{1,9}$/.test(version ?? "") ? Number(version) : undefined;
