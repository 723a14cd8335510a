/**
 * A whole plan: what each tool of `/mi-plan` keeps, as it lives in the tab, in a file and in a link. In comments about the plan,
 * "she" is the visitor who makes it.
 */
import { emptyBudget, readBudget } from "./budget/budget.ts";
import { emptyOffers, readOffers } from "./loan/offers.ts";
import { emptyQuestions, readQuestions } from "./questions/questions.ts";
import { isRecord } from "./read-foreign.ts";
import { emptyStay, readStay } from "./stay/stay.ts";

/** How each part begins, and how one that comes from elsewhere is checked. */
const PARTS = {
	budget: { empty: emptyBudget, read: readBudget },
	offers: { empty: emptyOffers, read: readOffers },
	questions: { empty: emptyQuestions, read: readQuestions },
	stay: { empty: emptyStay, read: readStay },
};
const PLAN_PARTS = Object.keys(PARTS);
/** Raised when a part's shape changes so that an older page could not read it. */
const PLAN_VERSION = 1;
export function emptyPlan() {
	const parts = PLAN_PARTS.map((part) => [part, PARTS[part].empty()]);
	return { version: PLAN_VERSION, ...Object.fromEntries(parts) };
}
/**
 * A plan from elsewhere. A part that is missing is empty; one that is not as it should be makes the whole foreign, so
 * that nobody goes on with half of what they wrote.
 */
export function readPlan(raw) {
	if (!isRecord(raw) || typeof raw.version !== "number") return "foreign";
	if (raw.version > PLAN_VERSION) return "newer";
	if (raw.version !== PLAN_VERSION) return "foreign";
	const read = [];
	for (const part of PLAN_PARTS) {
		const value = part in raw ? PARTS[part].read(raw[part]) : PARTS[part].empty();
		if (value === undefined) return "foreign";
		read.push([part, value]);
	}
	return { version: PLAN_VERSION, ...Object.fromEntries(read) };
}
/** The parts somebody wrote in: a short file or link leaves out the others. */
export function writtenParts(plan) {
	const empty = emptyPlan();
	const written = PLAN_PARTS.filter((part) => JSON.stringify(plan[part]) !== JSON.stringify(empty[part]));
	return { version: PLAN_VERSION, ...Object.fromEntries(written.map((part) => [part, plan[part]])) };
}
export function isEmptyPlan(plan) {
	return Object.keys(writtenParts(plan)).length === 1;
}
