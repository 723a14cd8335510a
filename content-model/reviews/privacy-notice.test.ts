import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIELDS, type FieldName, FORM_IDS, FORMS, REQUEST_KINDS } from "../../contract/requests/forms.ts";
import { faultsInFile } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

const NOTICE = "content/es/legal/privacidad.md";

/** How the notice's table names what a form asks, where it does not take the label of the first form that asks it. */
const NAMED: Partial<Record<FieldName, RegExp>> = {
	email: /correo/i,
	whatsapp: /WhatsApp/,
	country: /país/i,
	message: /mensaje|lo que cuentas/i,
	clinic_interest: /(?<!paciente o )clínica/i,
	category: /escribes como paciente o clínica/i,
	treatment: /tratamiento(?!s| que te interesa)/i,
	treatment_interest: /tratamiento que te interesa/,
	start: /para cuándo/,
	priority: /qué es lo primero/,
	amount: /monto/,
	months: /meses/,
	travellers: /personas que viajan/,
	consent: /autorización/i,
	street: /calle/,
	licence_lookup: /dónde se busca/,
	treatments: /tratamientos/,
	languages: /idiomas/,
	price_from: /precio/,
	price_until: /precio/,
};

const { languages, messages } = loadContent("content");

function isNamed(field: FieldName, row: string): boolean {
	const labels = FORM_IDS.map((id) => messages.forms[id].fields[field]?.label);
	return NAMED[field]?.test(row) ?? row.toLowerCase().includes(labels.find(Boolean)?.toLowerCase() ?? field);
}

/** What the table says that each form asks, in the order of the kinds. */
function rows(): string[] {
	const [, , ...table] = readFileSync(NOTICE, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("|"));
	return table.slice(0, REQUEST_KINDS.length).map((line) => line.split("|")[2] ?? "");
}

it.each(REQUEST_KINDS.map((kind, index) => [kind, index] as const))(
	"the privacy notice names all that the forms of %s ask, and nothing else",
	(kind, index) => {
		const asked = new Set(FORM_IDS.filter((id) => FORMS[id].type === kind).flatMap((id) => FORMS[id].fields));
		const named = (Object.keys(FIELDS) as FieldName[]).filter((field) => isNamed(field, rows()[index] ?? ""));
		expect(named.sort()).toEqual([...asked].sort());
	},
);

it("the version that a request keeps stands in the notice, and nowhere else", () => {
	const [fault] = faultsInFile("es/messages.yaml", /^ {2}privacy:$/m, '  privacy:\n    version: "2026-11-22"');
	expect(fault?.field).toBe("forms › privacy › version");
	expect(fault?.problem).toMatch(/^esta clave no existe aquí/);
});

/** A request keeps the version alone; behind it, in the notice's head, stands a hash of what that version says. */
it.each(Object.values(languages))(
	"what somebody agrees to in $language is what its version says",
	({ language, legal, messages: { forms } }) => {
		const agreed = JSON.stringify([legal.privacidad.body, forms.privacy, FORM_IDS.map((id) => forms[id].consent)]);
		const hash = createHash("sha256").update(agreed).digest("hex").slice(0, 8);
		const file = `content/${language}/legal/privacidad.md`;
		const todo = `El aviso de privacidad o un consentimiento de content/${language} cambió: pon la fecha de hoy en «version», en ${file}, y detrás de ella # ${hash}`;
		expect(/^version: .* # (.*)$/m.exec(readFileSync(file, "utf8"))?.[1], todo).toBe(hash);
	},
);
