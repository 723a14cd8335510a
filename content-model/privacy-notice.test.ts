import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type FieldName, FORM_IDS, FORMS, REQUEST_KINDS } from "../contract/forms.ts";
import { faultsInFile } from "../testing/broken-content.ts";

const NOTICE = "content/es/legal/privacidad.md";

/** How the notice's table names what a form asks. */
const NAMED: Record<FieldName, RegExp> = {
	name: /nombre/i,
	email: /correo/i,
	phone: /teléfono/i,
	country: /país/i,
	purpose: /asunto/i,
	message: /mensaje|lo que cuentas/i,
	clinic_interest: /(?<!paciente o )clínica/i,
	organisation: /organización/i,
	sector: /sector/i,
	category: /escribes como paciente o clínica/i,
	treatment: /tratamiento/i,
	rating: /valoración/i,
	consent: /autorización/i,
};

/** What the table says that each form asks, in the order of the kinds. */
function rows(): string[] {
	const [, , ...table] = readFileSync(NOTICE, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("|"));
	return table.slice(0, REQUEST_KINDS.length).map((line) => line.split("|")[2] ?? "");
}

it.each(REQUEST_KINDS.map((kind, place) => [kind, place] as const))(
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
