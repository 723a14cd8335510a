/** A whole plan: what each tool of `/mi-plan` keeps, as it lives in the tab, in a file and in a link. */
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
} as const;

export type PlanPart = keyof typeof PARTS;
export const PLAN_PARTS = Object.keys(PARTS) as readonly PlanPart[];

/** Raised when a part's shape changes so that an older page could not read it. */
const PLAN_VERSION = 1;

export type Plan = { version: typeof PLAN_VERSION } & { [Part in PlanPart]: ReturnType<(typeof PARTS)[Part]["empty"]> };

export function emptyPlan(): Plan {
	const parts = PLAN_PARTS.map((part) => [part, PARTS[part].empty()]);
	return { version: PLAN_VERSION, ...Object.fromEntries(parts) };
}

/** Why something is no plan that can be opened here. */
export type PlanError = "foreign" | "newer";

/** Reads a plan. What is missing or not valid is empty; a part that is none makes all foreign, so that nobody goes on with half. */
export function readPlan(raw: unknown): Plan | PlanError {
	if (!isRecord(raw) || typeof raw.version !== "number") return "foreign";
	if (raw.version > PLAN_VERSION) return "newer";
	if (raw.version !== PLAN_VERSION) return "foreign";
	const read: [PlanPart, unknown][] = [];
	for (const part of PLAN_PARTS) {
		const value = part in raw ? isRecord(raw[part]) && PARTS[part].read(raw[part]) : PARTS[part].empty();
		if (!value) return "foreign";
		read.push([part, value]);
	}
	return { version: PLAN_VERSION, ...(Object.fromEntries(read) as Omit<Plan, "version">) };
}

/** The parts somebody wrote in: a short file or link leaves out the others. */
export function writtenParts(plan: Plan): Partial<Plan> {
	const empty = emptyPlan();
	const written = PLAN_PARTS.filter((part) => JSON.stringify(plan[part]) !== JSON.stringify(empty[part]));
	return { version: PLAN_VERSION, ...Object.fromEntries(written.map((part) => [part, plan[part]])) };
}

export const isEmptyPlan = (plan: Plan): boolean => Object.keys(writtenParts(plan)).length === 1;

/** Characters of a plan as text; what a file or a link unpacks to is read no further. */
export const MAX_PLAN_LENGTH = 200_000;

/** Reads a file's text, or what a link held. */
export function planFromJson(json: string): Plan | PlanError {
	if (json.length > MAX_PLAN_LENGTH) return "foreign";
	try {
		return readPlan(JSON.parse(json));
	} catch {
		return "foreign";
	}
}
