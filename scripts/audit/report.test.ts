import { describe, expect, it } from "vitest";
import { type Findings, markdownTable, report } from "./report.ts";

const CIRCUMSTANCES = {
	date: "2026-11-21",
	commit: "abc1234",
	command: "npm run audit",
	versions: { lighthouse: "13" },
};
const FINDINGS: Findings = {
	pages: [{ name: "/", markup: { errors: [], warnings: ["a"], apart: 3 } }],
	missed: [],
};

describe("an audit's report", () => {
	it("lines its columns up, figures to the right, and leaves out what nobody measured", () => {
		expect(
			markdownTable(
				["Page", "Runs", "SEO"],
				[
					["/", "1", ""],
					["/contacto", "3", ""],
				],
			),
		).toBe(["| Page      | Runs |", "| --------- | ---: |", "| /         |    1 |", "| /contacto |    3 |"].join("\n"));
	});

	it("says when, what and with what it was measured", () => {
		const text = report(FINDINGS, CIRCUMSTANCES);
		expect(text).toContain("- Date: 2026-11-21\n- Commit: abc1234\n- Command: `npm run audit`");
		expect(text).toContain("lighthouse 13");
		expect(text).toMatch(/\| \/ +\| +0 \| +1 \| +3 \|/);
		expect(text).not.toContain("Missed");
	});

	it("lists the thresholds that were missed, and the Observatory's tests", () => {
		const tests = [{ name: "cookies", pass: true, result: "none", points: 0 }];
		const safety = { grade: "A", score: 100, tests };
		const dependencies = { audited: 412, advisories: ["left-pad <1.3.1: high"] };
		const text = report({ ...FINDINGS, safety, dependencies, missed: ["/: LCP"] }, CIRCUMSTANCES);
		expect(text).toContain("## Dependencies: 412 packages, 1 with an advisory");
		expect(text).toContain("## HTTP Observatory: A, 100 points");
		expect(text).toContain("## Missed\n\n- /: LCP");
	});
});
