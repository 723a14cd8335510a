/** What the reports of the two test runners add up to. A test that was left out proves nothing and counts as failed. */

export interface Count {
	passed: number;
	failed: number;
}

/** The figures of vitest's JSON report that count: pending are those skipped, todo those without a body. */
export interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
}

export function countVitest(report: VitestReport): Count {
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
	return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** The figures of Playwright's JSON report. */
export interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function countPlaywright({ stats }: PlaywrightReport): Count {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
