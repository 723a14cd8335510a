import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { teamOf, unitFor, unitsOf } from "./team.ts";

const read = (environment: Record<string, string>) => readSettings(environment);

describe("who is on the team", () => {
	it("reads names, addresses, units, who may export and erase, and who may edit texts", () => {
		const settings = read({
			TEAM: ' Ana Pérez <Ana@Example.com> [financial, admin] ; luis@example.com [bi,financial]; "Eva" <eva@example.org> [editor];',
		});
		expect(teamOf(settings)).toEqual([
			{ address: "ana@example.com", name: "Ana Pérez", units: ["financial"], admin: true, editor: true },
			{
				address: "luis@example.com",
				name: "luis@example.com",
				units: ["bi", "financial"],
				admin: false,
				editor: false,
			},
			{ address: "eva@example.org", name: "Eva", units: [], admin: false, editor: true },
		]);
		expect(unitsOf(teamOf(settings))).toEqual(["financial", "bi"]);
	});

	it("keeps an address of letters beyond ASCII as browsers send it", () => {
		const [member] = teamOf(read({ TEAM: "Ana Pérez <Ana@Clínica.do>" }));
		expect(member).toMatchObject({ address: "ana@xn--clnica-4va.do", name: "Ana Pérez" });
		expect(teamOf(read({ NOTIFY_TO: "ana@clínica.do" }))).toMatchObject([{ address: "ana@xn--clnica-4va.do" }]);
	});

	it("takes those who are told of requests where nobody is named", () => {
		const settings = read({ NOTIFY_TO: "Equipo <Equipo@example.com>, dos@example.org, DOS@example.org" });
		expect(teamOf(settings)).toEqual([
			{ address: "equipo@example.com", name: "Equipo", units: [], admin: false, editor: true },
			{ address: "dos@example.org", name: "dos@example.org", units: [], admin: false, editor: true },
		]);
	});

	it.each([
		["Ana", /«Ana» no es una persona del equipo/],
		["ana@example.com, luis@example.com", /separa con punto y coma/],
		["ana@example.com [Dos Palabras]", /«dos palabras» no sirve como nombre de unidad/],
		["ana@example.com; Ana <ANA@example.com>", /dos veces/],
		[";", /no es una persona del equipo/],
	])("says what is wrong with %s", (TEAM, fault) => {
		expect(() => read({ TEAM })).toThrow(fault);
	});
});

describe("which unit a request goes to", () => {
	const TEAM = "ana@example.com [bi]; luis@example.com [financial]; eva@example.org [academy]";

	it("goes by purpose first, then by form, then by kind, and else to all", () => {
		const { UNIT_OF } = read({ TEAM, UNIT_OF: "Clínica: bi; llamada: financial; agenda: academy; toolkit: bi" });
		const unit = (kind: "clinic" | "agenda" | "patient", form: "clinic" | "toolkit" | "join", purpose?: "call") =>
			unitFor({ kind, form, purpose }, UNIT_OF);
		expect(unit("clinic", "clinic")).toBe("bi");
		expect(unit("clinic", "clinic", "call")).toBe("financial");
		expect(unit("agenda", "toolkit")).toBe("bi");
		expect(unit("agenda", "join")).toBe("academy");
		expect(unitFor({ kind: "testimonial", form: "testimonial", purpose: undefined }, UNIT_OF)).toBeUndefined();
	});

	it.each([
		["clínica", /«clínica» no se entiende/],
		["hospital: bi", /Valen: patient, .*llamada, .*paciente, clinica, direccion, testimonio\./],
		["clínica: B I", /«b i» no sirve/],
		["clínica: concierge", /nadie es de la unidad «concierge»; ponla en TEAM/],
	])("says what is wrong with %s", (UNIT_OF, fault) => {
		expect(() => read({ TEAM, UNIT_OF })).toThrow(fault);
	});

	it("names the faults of both settings at once", () => {
		expect(() => read({ TEAM: "Ana", UNIT_OF: "x" })).toThrow(/TEAM: [\s\S]*UNIT_OF: /);
	});
});
