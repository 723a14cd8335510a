import { expect, it } from "vitest";
import { REQUEST_KINDS } from "../contract/forms.ts";
import { UsageError } from "./command.ts";
import { readKind } from "./kinds.ts";

it.each([
	["patient", "patient"],
	["Paciente", "patient"],
	["pacientes", "patient"],
	["clínica", "clinic"],
	["CLINICAS", "clinic"],
	["direccion", "direction"],
	["direcciones", "direction"],
	["agenda", "agenda"],
	["Agenda País", "agenda"],
	["agenda pais", "agenda"],
	["testimonios", "testimonial"],
])("«%s» means %s", (typed, kind) => {
	expect(readKind(typed)).toBe(kind);
});

it("takes every code, and names the kinds where it is none", () => {
	for (const kind of REQUEST_KINDS) expect(readKind(kind)).toBe(kind);
	expect(() => readKind("médico")).toThrow(UsageError);
	expect(() => readKind("médico")).toThrow("paciente, clínica, dirección, agenda, testimonio");
});
