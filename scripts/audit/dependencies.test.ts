import { expect, it } from "vitest";
import { advisories } from "./dependencies.ts";

it("each package with an advisory is named with its range and how grave it is", () => {
	const found = {
		auditReportVersion: 2,
		vulnerabilities: { "left-pad": { name: "left-pad", severity: "high", range: "<1.3.1", isDirect: false } },
		metadata: { vulnerabilities: { high: 1, total: 1 }, dependencies: { prod: 80, total: 412 } },
	};
	expect(advisories(found)).toEqual({ audited: 412, advisories: ["left-pad <1.3.1: high"] });
});

it("a registry without advisories is no clean bill, and its address stays out of the report", () => {
	const refusal = {
		message: "405 Method Not Allowed - POST https://registry.example.com/advisories/bulk",
		statusCode: 405,
	};
	expect(() => advisories(refusal)).toThrow(/^The registry does not answer: 405 Method Not Allowed\.$/);
});
