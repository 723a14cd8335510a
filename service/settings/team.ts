/** Who is on the team, which units they belong to, and which unit a request goes to: the settings `TEAM` and `UNIT_OF`. */
import * as v from "valibot";
import { deliverableAddress } from "../../contract/questions/mail-address.ts";
import { FORM_IDS, type FormId, REQUEST_KINDS, type RequestKind } from "../../contract/requests/forms.ts";
import { PURPOSE_SLUGS, PURPOSES, type Purpose } from "../../contract/requests/purposes.ts";
import { withoutAccents } from "../../contract/spelling/without-accents.ts";
import { bareAddress } from "../formats/mailbox.ts";
import { itemsOf } from "./setting-rules.ts";

/** One person who answers requests, or one shared mailbox. */
export interface TeamMember {
	/** In lower case; it names the person in the store. */
	address: string;
	/** The name to show; the address if the setting has none. */
	name: string;
	units: readonly string[];
	/** Whether this person may export and erase what is kept on somebody. */
	admin: boolean;
	/** Whether this person may edit and publish the site's texts. */
	editor: boolean;
}

export interface Routed {
	kind: RequestKind;
	form: FormId | undefined;
	purpose: Purpose | undefined;
}

type TeamSettings = { TEAM?: readonly TeamMember[] | undefined };

/** Unit by form, kind of request or purpose; the most particular one counts. */
type UnitOf = Readonly<Partial<Record<Code, string>>>;

const ADMIN = "admin";
const EDITOR = "editor";
const ROLES: readonly string[] = [ADMIN, EDITOR];
const MEMBER = /^(?:([^<>[\]]*)<([^<>@\s]+@[^<>@\s]+)>|([^<>@\s,[\]]+@[^<>@\s,[\]]+))\s*(?:\[([^[\]]*)\])?$/;
const UNIT = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u;

type Code = FormId | RequestKind | Purpose;

const SPANISH = { paciente: "patient", clinica: "clinic", direccion: "direction", testimonio: "testimonial" };

/** What may stand before a unit: the code of a form, kind or purpose, the word of a purpose's link, or Spanish for one. */
const CODES = new Map<string, Code>([
	...[...FORM_IDS, ...REQUEST_KINDS, ...PURPOSES].map((code) => [code, code] as const),
	...PURPOSES.map((purpose) => [PURPOSE_SLUGS[purpose], purpose] as const),
	...(Object.entries(SPANISH) as [string, RequestKind][]),
]);

/** `Ana Pérez <ana@example.com> [financial, admin]; luis@example.com`. */
export const team = v.pipe(
	v.string(),
	v.rawTransform<string, readonly TeamMember[]>(({ dataset: { value }, addIssue }) => {
		const members: TeamMember[] = [];
		if (entriesOf(value).length === 0) addIssue({ message: memberFault(value) });
		for (const entry of entriesOf(value)) {
			const read = memberOf(entry);
			const twice = typeof read === "object" && members.some(({ address }) => address === read.address);
			const fault = twice ? `«${entry}» está dos veces; déjalo una sola vez.` : read;
			if (typeof fault === "string") addIssue({ message: fault });
			else members.push(fault);
		}
		return members;
	}),
);

/** `clínica: bi; reclamo: financial`: what goes to which unit. */
export const unitOf = v.pipe(
	v.string(),
	v.rawTransform<string, UnitOf>(({ dataset: { value }, addIssue }) => {
		const units: Partial<Record<Code, string>> = {};
		for (const entry of entriesOf(value)) {
			const [name = "", unit, ...more] = entry.split(":").map((part) => part.trim().toLowerCase());
			const code = CODES.get(withoutAccents(name));
			if (!code || unit === undefined || more.length > 0) addIssue({ message: unknownFault(entry) });
			else if (!UNIT.test(unit)) addIssue({ message: unitFault(unit) });
			else units[code] = unit;
		}
		return units;
	}),
);

/** Everybody on the team: `TEAM`, or the addresses of `NOTIFY_TO` if it is unset, each of whom may edit then. */
export function teamOf({ TEAM, NOTIFY_TO }: TeamSettings & { NOTIFY_TO: readonly string[] }): readonly TeamMember[] {
	if (TEAM) return TEAM;
	const members = NOTIFY_TO.map((mailbox): TeamMember => {
		const address = deliverableAddress(bareAddress(mailbox)).toLowerCase();
		const name = mailbox.includes("<") ? nameIn(mailbox.replace(/<.*$/, "")) : "";
		return { address, name: name || address, units: [], admin: false, editor: true };
	});
	return members.filter(({ address }, index) => members.findIndex((one) => one.address === address) === index);
}

/** Every unit that somebody belongs to, each once, in the order of the setting. */
export const unitsOf = (members: readonly TeamMember[]): string[] => [
	...new Set(members.flatMap(({ units }) => units)),
];

/** The unit that a new request goes to, or undefined if it goes to all. */
export const unitFor = ({ kind, form, purpose }: Routed, units: UnitOf): string | undefined =>
	(purpose && units[purpose]) ?? (form && units[form]) ?? units[kind];

/** Faults of the two settings together: mails to a unit without members would reach nobody. */
export function unitFaults({ TEAM, UNIT_OF }: TeamSettings & { UNIT_OF: UnitOf }): string[] {
	const known = unitsOf(TEAM ?? []);
	const empty = [...new Set(Object.values(UNIT_OF))].filter((unit) => !known.includes(unit));
	return empty.map(
		(unit) =>
			`  UNIT_OF: nadie es de la unidad «${unit}»; ponla en TEAM entre corchetes, como Ana <ana@example.com> [${unit}].`,
	);
}

const entriesOf = (value: string) => itemsOf(value, ";");

function memberOf(entry: string): TeamMember | string {
	const [matched, name = "", named, bare, listed = ""] = MEMBER.exec(entry) ?? [];
	if (matched === undefined) return memberFault(entry);
	const address = deliverableAddress(named ?? bare ?? "").toLowerCase();
	const words = itemsOf(listed.toLowerCase(), ",");
	const faulty = words.find((word) => !UNIT.test(word));
	if (faulty !== undefined) return unitFault(faulty);
	return {
		address,
		name: nameIn(name) || address,
		units: [...new Set(words.filter((word) => !ROLES.includes(word)))],
		admin: words.includes(ADMIN),
		editor: words.some((word) => ROLES.includes(word)),
	};
}

const nameIn = (text: string) => text.replaceAll('"', "").trim();

const memberFault = (entry: string) =>
	`«${entry}» no es una persona del equipo; escribe por ejemplo Ana Pérez <ana@example.com> [financial, admin] y separa con punto y coma.`;

const unitFault = (unit: string) =>
	`«${unit}» no sirve como nombre de unidad; escribe letras minúsculas, cifras y guiones, como financial.`;

const unknownFault = (entry: string) =>
	`«${entry}» no se entiende; escribe formulario o motivo, dos puntos y unidad, como clínica: bi. Valen: ${[...CODES.keys()].join(", ")}.`;
