import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";

describe("filling a text's places", () => {
	it("fills each of them, as often as it stands there", () => {
		expect(fill("{kind} · {reference} ({kind})", { kind: "Paciente", reference: "7K4R-62XW" })).toBe(
			"Paciente · 7K4R-62XW (Paciente)",
		);
	});

	it("takes a value as it is, whatever characters it holds", () => {
		expect(fill("Hola {name}", { name: "$& $1 {name}" })).toBe("Hola $& $1 {name}");
	});

	it("passes over values without a place", () => {
		expect(fill("Hola", { name: "Ana" })).toBe("Hola");
	});

	it("fails where a value is missing, instead of printing the place", () => {
		expect(() => fill("Hola {name}", {})).toThrow("{name}");
	});
});
