import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type FieldName, FORM_IDS, FORMS, REQUEST_KINDS } from "../../contract/requests/forms.ts";
import { faultsInFile } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

const NOTICE = "content/es/legal/privacidad.md";

/** How the notice's table names what a form asks. */
const NAMED: Record<FieldName, RegExp> = {
	name: /nombre/i,
	email: /correo/i,
	phone: /teléfono/i,
	whatsapp: /WhatsApp/,
	country: /país/i,
	purpose: /asunto/i,
	message: /mensaje|lo que cuentas/i,
	clinic_interest: /(?<!paciente o )clínica/i,
	organisation: /organización/i,
	sector: /sector/i,
	category: /escribes como paciente o clínica/i,
	treatment: /tratamiento(?!s| que te interesa)/i,
	treatment_interest: /tratamiento que te interesa/,
	start: /para cuándo/,
	priority: /qué es lo primero/,
	amount: /monto/,
	months: /meses/,
	travellers: /personas que viajan/,
	rating: /valoración/i,
	consent: /autorización/i,
	city: /ciudad/,
	street: /calle/,
	coordinates: /lugar en el mapa/,
	web: /página web/,
	licence_number: /número de la habilitación/,
	licence_lookup: /dónde se busca/,
	treatments: /tratamientos/,
	languages: /idiomas/,
	price_from: /precio/,
	price_until: /precio/,
	price_currency: /moneda/,
};

/** What the table says that each form asks, in the order of the kinds. */
function rows(): string[] {
	const [, , ...table] = readFileSync(NOTICE, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("|"));
	return table.slice(0, REQUEST_KINDS.length).map((line) => line.split("|")[2] ?? "");
}

it.each(REQUEST_KINDS.map((kind, index) => [kind, index] as const))(
	"the privacy notice names all that the forms of %s ask, and nothing else",
	(kind, place) => {
		const asked = new Set(FORM_IDS.filter((id) => FORMS[id].type === kind).flatMap((id) => FORMS[id].fields));
		const named = Object.entries(NAMED).filter(([, name]) => name.test(rows()[place] ?? ""));
		expect(named.map(([field]) => field).sort()).toEqual([...asked].sort());
	},
);

it("the version that a request keeps stands in the notice, and nowhere else", () => {
	const [fault] = faultsInFile("es/messages.yaml", /^ {2}privacy:$/m, '  privacy:\n    version: "2026-11-22"');
	expect(fault?.field).toBe("forms › privacy › version");
	expect(fault?.problem).toMatch(/^esta clave no existe aquí/);
});

/** A hash of what each version says, the notice and what the forms have agreed to; a request keeps the version alone. */
const SAID: Record<string, string> = {
	"es 2026-11-26": "0e35ddab",
	"en 2026-11-26": "160b42d0",
	"es 2026-11-27": "b2002378",
	"en 2026-11-27": "46ac07b2",
};

it.each(Object.values(loadContent("content").languages))(
	"what somebody agrees to in $language is what its version says",
	({ language, legal, messages: { forms } }) => {
		const { version, body } = legal.privacidad;
		const agreed = JSON.stringify([body, forms.privacy, FORM_IDS.map((id) => forms[id].consent)]);
		const hash = createHash("sha256").update(agreed).digest("hex").slice(0, 8);
		const todo = `El aviso de privacidad o un consentimiento de content/${language} cambió: pon la fecha de hoy en «version», en content/${language}/legal/privacidad.md, y esa fecha con ${hash} en SAID, en content-model/reviews/privacy-notice.test.ts.`;
		expect(SAID[`${language} ${version}`], todo).toBe(hash);
	},
);
