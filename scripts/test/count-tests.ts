/** What the reports of the two test runners add up to. A test that was left out proves nothing and counts as failed. */

export interface Count {
	passed: number;
	failed: number;
}

/** Of vitest's JSON report; pending are tests that were skipped, todo those without a body. */
export function countVitest(
	report: Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>,
): Count {
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
	return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Of Playwright's JSON report. */
export function countPlaywright({
	stats,
}: {
	stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
}): Count {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
