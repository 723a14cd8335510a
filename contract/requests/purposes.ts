/** What calls to action ask for: `?asunto=llamada` in a link, `purpose` on the wire. Unknown ones are left out: links live long. */
export const PURPOSE_SLUGS = {
	call: "llamada",
	orientation: "orientacion",
	profile: "perfil",
	simulation: "simulacion",
	itinerary: "itinerario",
	topic: "tema",
	consulting: "consultoria",
	calendar: "calendario",
	dashboard: "tablero",
	access: "acceso",
	press: "prensa",
	job: "empleo",
	complaint: "reclamo",
} as const;

export type Purpose = keyof typeof PURPOSE_SLUGS;

export const PURPOSES = Object.keys(PURPOSE_SLUGS) as readonly Purpose[];

/** The part of a link's query that names a purpose; a chat may have added its bracket or full stop. */
const ASKED_FOR = /[?&]asunto=([a-z]+)(?![\w-])/;

/** Whether an address means to name a purpose, known or not. */
export const asksForPurpose = (address: string): boolean => /[?&]asunto=/.test(address);

/** The purpose that an address asks for; undefined if it names no known one. */
export function purposeAskedFor(address: string): Purpose | undefined {
	const slug = ASKED_FOR.exec(address)?.[1];
	return PURPOSES.find((purpose) => PURPOSE_SLUGS[purpose] === slug);
}
