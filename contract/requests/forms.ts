/** The forms: their questions, which of them are required, and names on the wire. Two are the specification's (section 3). */
import { PRICE_CURRENCIES, SPOKEN, TREATMENTS } from "../clinics.ts";
import { COUNTRY_CODES } from "../questions/countries.ts";
import type { QuestionKind } from "../questions/kinds.ts";
import { LIMITS } from "../questions/limits.ts";
import { PURPOSES, type Purpose } from "./purposes.ts";

/** The wire's `type`. */
export const REQUEST_KINDS = ["patient", "clinic", "direction", "agenda", "testimonial"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What somebody wants of the national agenda: the wire's `interest` if `type` is `agenda`. */
const AGENDA_INTERESTS = ["join", "toolkit", "alliance"] as const;
export type Interest = (typeof AGENDA_INTERESTS)[number] | "network";

/** A clinic that wants to join the network comes before clinics of any interest: the first that fits is meant. */
export const FORM_IDS = ["patient", "network", "clinic", "direction", ...AGENDA_INTERESTS, "testimonial"] as const;
export type FormId = (typeof FORM_IDS)[number];

/** What is asked in taps of whoever comes for a purpose, by field. */
export const TAPS = {
	treatment_interest: ["ivf", "donated", "freezing", "unsure"],
	start: ["soon", "months", "later"],
	priority: ["price", "clinic", "travel", "dates"],
	amount: ["5000", "10000", "more"],
	months: ["12", "24", "36"],
	travellers: ["1", "2", "3"],
} as const;
export type TapField = keyof typeof TAPS;
export const TAP_FIELDS = Object.keys(TAPS) as TapField[];

/** Answers to choose from, by field; the codes travel, `messages.yaml` has the words. */
export const CHOICES = {
	...TAPS,
	purpose: PURPOSES,
	country: COUNTRY_CODES,
	sector: ["insurer", "clinic", "company", "public"],
	category: ["patient", "clinic"],
	rating: ["5", "4", "3", "2", "1"],
	treatments: TREATMENTS,
	languages: SPOKEN,
	price_currency: PRICE_CURRENCIES,
} as const;
export type ChoiceField = keyof typeof CHOICES;

export type FieldRules = {
	/** What a browser may fill in (HTML's `autocomplete`). */
	fill?: string;
	/** Asked of whoever comes for one of these alone, and kept with it alone. */
	purposes?: readonly Purpose[];
} & (
	| {
			answer: "line" | "prose" | "email" | "phone";
			/** In Unicode characters after trimming, for `maxlength` and the schema alike. */
			max: number;
	  }
	/** A box to tick, one of a list, or several; a `purpose` or `tap` that is not on its list is left out. */
	| { answer: Exclude<QuestionKind, "line" | "prose" | "email" | "phone">; max?: undefined }
);

export type FieldName = keyof typeof fields;

const fields = {
	purpose: { answer: "purpose" },
	treatment_interest: { answer: "tap", purposes: ["profile"] },
	start: { answer: "tap", purposes: ["orientation", "profile", "itinerary"] },
	priority: { answer: "tap", purposes: ["orientation", "profile"] },
	amount: { answer: "tap", purposes: ["simulation"] },
	months: { answer: "tap", purposes: ["simulation"] },
	travellers: { answer: "tap", purposes: ["itinerary"] },
	name: { answer: "line", max: LIMITS.name.max, fill: "name" },
	email: { answer: "email", max: LIMITS.email.max, fill: "email" },
	phone: { answer: "phone", max: LIMITS.phone.max, fill: "tel" },
	/** Whether the team may write to the telephone by WhatsApp, which then knows of it. */
	whatsapp: { answer: "tick" },
	country: { answer: "choice", fill: "country" },
	message: { answer: "prose", max: LIMITS.message.max },
	clinic_interest: { answer: "line", max: LIMITS.line.max, fill: "organization" },
	organisation: { answer: "line", max: LIMITS.line.max, fill: "organization" },
	sector: { answer: "choice" },
	category: { answer: "choice" },
	rating: { answer: "choice" },
	treatment: { answer: "line", max: LIMITS.line.max },
	consent: { answer: "tick" },
	// What a clinic tells of itself, as its file in `content/clinics` has it.
	city: { answer: "line", max: LIMITS.short.max, fill: "address-level2" },
	street: { answer: "line", max: LIMITS.line.max, fill: "address-line1" },
	coordinates: { answer: "line", max: LIMITS.short.max },
	web: { answer: "line", max: LIMITS.line.max, fill: "url" },
	licence_number: { answer: "line", max: LIMITS.short.max },
	licence_lookup: { answer: "line", max: LIMITS.line.max },
	treatments: { answer: "several" },
	languages: { answer: "several" },
	price_from: { answer: "line", max: LIMITS.phone.max },
	price_until: { answer: "line", max: LIMITS.phone.max },
	price_currency: { answer: "choice" },
} satisfies Record<string, FieldRules>;

/** Every question that a form can ask, by its name on the wire. */
export const FIELDS: Readonly<Record<FieldName, FieldRules>> = fields;

export const TICKS = ["whatsapp", "consent"] as const satisfies readonly FieldName[];

/** Whether a question is put to whoever comes for a purpose. */
export const isAsked = (name: FieldName, purpose: unknown) =>
	FIELDS[name].purposes?.some((one) => one === purpose) ?? true;

/** How long the answers in words may be, by question. */
export const MAX_LENGTHS = Object.fromEntries(
	Object.entries(FIELDS).flatMap(([name, { max }]) => (max === undefined ? [] : [[name, max]])),
) as Partial<Record<FieldName, number>>;

export interface FormRules {
	type: RequestKind;
	interest?: Interest;
	/** Its element's id, the target of links. */
	anchor: string;
	/** In the order the form asks. */
	fields: readonly FieldName[];
	required: readonly FieldName[];
	/** What it may be sent for, in the order it offers them. */
	purposes?: readonly Purpose[];
	/** Whether those who write speak for others, as a clinic does for its patients. */
	professional?: true;
}

export const FORMS: Record<FormId, FormRules> = {
	patient: {
		type: "patient",
		anchor: "contact-form-patient",
		fields: ["purpose", ...TAP_FIELDS, "name", "email", "phone", "whatsapp", "country", "message"],
		required: ["name", "email", "country"],
		purposes: ["call", "orientation", "profile", "simulation", "itinerary", "topic"],
	},
	clinic: {
		type: "clinic",
		anchor: "contact-form-clinic",
		fields: ["purpose", "name", "clinic_interest", "email", "phone", "whatsapp", "message"],
		required: ["name", "clinic_interest", "email", "phone"],
		purposes: ["call", "consulting", "calendar", "dashboard", "access"],
		professional: true,
	},
	network: {
		type: "clinic",
		interest: "network",
		anchor: "perfil-de-la-clinica",
		fields: [
			...["clinic_interest", "city", "street", "coordinates", "web", "licence_number", "licence_lookup"],
			...["treatments", "languages", "price_from", "price_until", "price_currency", "message"],
			...["name", "email", "phone", "whatsapp"],
		] as readonly FieldName[],
		required: ["clinic_interest", "name", "email", "phone"],
		professional: true,
	},
	direction: {
		type: "direction",
		anchor: "contact-form-direction",
		fields: ["purpose", "name", "email", "phone", "whatsapp", "message"],
		required: ["name", "email", "message"],
		purposes: ["press", "job", "complaint"],
	},
	join: {
		type: "agenda",
		interest: "join",
		anchor: "contact-form-agenda",
		fields: ["name", "organisation", "sector", "email", "phone", "whatsapp", "message"],
		required: ["name", "organisation", "sector", "email"],
		professional: true,
	},
	toolkit: {
		type: "agenda",
		interest: "toolkit",
		anchor: "toolkit-request",
		fields: ["name", "organisation", "email"],
		required: ["name", "organisation", "email"],
		professional: true,
	},
	alliance: {
		type: "agenda",
		interest: "alliance",
		anchor: "alliance-form",
		fields: ["name", "organisation", "sector", "email", "message"],
		required: ["name", "organisation", "sector", "email", "message"],
		professional: true,
	},
	testimonial: {
		type: "testimonial",
		anchor: "testimonial-form",
		fields: ["name", "category", "email", "country", "treatment", "rating", "message", "consent"],
		required: ["name", "category", "email", "message", "consent"],
	},
};

/** What is asked besides of whoever wants a call, and kept with that purpose alone. */
export const CALL_FIELDS = ["call_at", "time_zone", "call_day", "day_part", "call_by"] as const;
export type CallField = (typeof CALL_FIELDS)[number];

/** The form behind a request's `type` and `interest`, or undefined if there is none. */
export const formOf = ({ type, interest }: { type?: unknown; interest?: unknown }): FormId | undefined =>
	FORM_IDS.find((id) => FORMS[id].type === type && (FORMS[id].interest ?? interest) === interest);
