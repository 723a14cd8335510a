import { CHANNELS } from "../../../contract/action-kinds.ts";
import type { TeamMember } from "../../settings/team.ts";
import { unitsOf } from "../../settings/team.ts";
import type { Action } from "../../store/requests/actions/action.ts";
import type { Fields } from "../read-form.ts";

const PLAIN = ["take", "give_back", "unanswered", "spam", "not_spam", "release", "hold"] as const;

/** The action a form asks for; undefined if there is no such action. An empty note has an empty text. */
export function readAction(fields: Fields, team: readonly TeamMember[]): Action | undefined {
	const plain = PLAIN.find((kind) => kind === fields.do);
	if (plain) return { kind: plain };
	switch (fields.do) {
		case "note":
			return { kind: "note", text: (fields.note ?? "").replaceAll("\r\n", "\n").trim() };
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

/** Who acts, and the version they saw; undefined if a form does not name one. */
export function readActing({ version = "", id = "" }: Fields, member: TeamMember) {
	if (!/^\d{1,9}$/.test(version)) return undefined;
	return {
		actor: member.address,
		seenVersion: Number(version),
		actionId: /^[\w-]{8,64}$/.test(id) ? id : undefined,
	};
}
