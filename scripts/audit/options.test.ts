import { describe, expect, it } from "vitest";
import { readAuditOptions } from "./options.ts";

describe("what an audit is asked", () => {
	it("is everything, unless it is told otherwise", () => {
		const { checkers, routes, complete } = readAuditOptions([]);
		expect(checkers).toEqual(["lighthouse", "vnu", "observatory", "dependencies"]);
		expect(routes).toHaveLength(28);
		expect(complete).toBe(true);
	});

	it("is a part where checkers or routes are named", () => {
		expect(readAuditOptions(["--only", "vnu", "/faq"])).toEqual({
			checkers: ["vnu"],
			routes: ["/faq"],
			complete: false,
		});
	});

	it.each([["--only", "w3c"], ["--url", "https://example.com"], ["faq"]])(
		"is refused where it makes no sense: %s %s",
		(...args) => {
			expect(() => readAuditOptions(args)).toThrow(TypeError);
		},
	);
});
