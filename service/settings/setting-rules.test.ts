import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { secret, whole } from "./setting-rules.ts";

describe("a whole number", () => {
	it("may be the least and the most", () => {
		expect(["1", "7"].map((value) => v.parse(whole(1, 7), value))).toEqual([1, 7]);
	});
});

describe("a secret", () => {
	it.each(["a".repeat(32), "!~".repeat(16)])("of enough characters is taken: %s", (value) => {
		expect(v.is(secret(32), value)).toBe(true);
	});

	it.each(["", "a".repeat(31), `${"a".repeat(32)} `, ` ${"a".repeat(32)}`, `${"a".repeat(32)}ñ`])(
		"is refused, and not repeated: %j",
		(value) => {
			const { issues } = v.safeParse(secret(32), value);
			expect(issues?.map(({ message }) => message)).toEqual([
				"falta, o tiene menos de 32 signos, espacios o acentos; crea uno con: openssl rand -hex 32",
			]);
		},
	);
});
