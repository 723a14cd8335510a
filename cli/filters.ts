/** The options that choose requests: the same for `list` and `export`. */
import type { RequestFilter } from "../service/store/request-filter.ts";
import { type Given, type OptionKinds, UsageError } from "./command.ts";
import { dayStart } from "./days.ts";
import { readKind } from "./kinds.ts";
import { MISUSE } from "./words/misuse.ts";

export const FILTER_OPTIONS = {
	kind: "text",
	since: "text",
	until: "text",
	unanswered: "flag",
	overdue: "flag",
	quarantined: "flag",
	failed: "flag",
} as const satisfies OptionKinds;

/** @throws UsageError */
export function readFilter(given: Given<typeof FILTER_OPTIONS>, now: Date, timeZone: string): RequestFilter {
	const { kind, since, until, unanswered, overdue, quarantined, failed } = given;
	const from = since === undefined ? undefined : dayStart("since", since, now, timeZone);
	const before = until === undefined ? undefined : dayStart("until", until, now, timeZone);
	if (from && before && from >= before) throw new UsageError(MISUSE.emptyPeriod);
	return {
		kind: kind === undefined ? undefined : readKind(kind),
		since: from,
		until: before,
		unanswered,
		overdue,
		quarantined,
		failedMails: failed,
	};
}
