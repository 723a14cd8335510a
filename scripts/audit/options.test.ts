import { describe, expect, it } from "vitest";
import { addressesToMeasure, readAuditOptions } from "./options.ts";

describe("what an audit is asked", () => {
	it("is everything, unless it is told otherwise", () => {
		const { checkers, routes, complete } = readAuditOptions([]);
		expect(checkers).toEqual(["lighthouse", "vnu", "observatory", "dependencies"]);
		expect(routes).toHaveLength(22);
		expect(complete).toBe(true);
	});

	it("is a part where checkers or routes are named", () => {
		expect(readAuditOptions(["--only", "vnu", "/faq"])).toEqual({
			checkers: ["vnu"],
			routes: ["/faq"],
			others: [],
			complete: false,
		});
	});

	it("may be about other addresses, as they stand or route by route", () => {
		const others = ["https://example.com/a", "https://example.org"];
		expect(addressesToMeasure(readAuditOptions(others.flatMap((other) => ["--url", other])))).toEqual([
			"https://example.com/a",
			"https://example.org/",
		]);
		expect(addressesToMeasure({ others: ["https://example.org"], routes: ["/", "/faq"] })).toEqual([
			"https://example.org/",
			"https://example.org/faq",
		]);
	});

	it.each([["--only", "w3c"], ["--url", "example.com"], ["--url", "file:///etc/hosts"], ["faq"]])(
		"is refused where it makes no sense: %s %s",
		(...args) => {
			expect(() => readAuditOptions(args)).toThrow(TypeError);
		},
	);

	it("is refused where nothing would be looked at: the dependencies of another address", () => {
		const elsewhere = ["--only", "dependencies", "--url", "https://example.com"];
		expect(() => readAuditOptions(elsewhere)).toThrow("--only dependencies: se revisan las nuestras; va sin --url.");
		expect(readAuditOptions([...elsewhere, "--only", "vnu"]).checkers).toEqual(["vnu", "dependencies"]);
	});
});
