import { useCallback, useSyncExternalStore } from "react";
import { emptyPlan, type Plan, type PlanPart } from "../../../plan/plan.ts";
import { REQUEST_KEY } from "./plan-keys.ts";
import { createPlanStore, type PlanPlace } from "./plan-store.ts";

/** The plan of this page. */
export const planStore = createPlanStore(globalThis);

const EMPTY = emptyPlan();

/** Leaves a summary for the form, in this tab alone: an address would tell the server. Without storage the form opens without it. */
export function leaveForForm(text: string): void {
	try {
		sessionStorage.setItem(REQUEST_KEY, text);
	} catch {}
}

/** A part of the plan, and `change`, given the present part. Empty on the server and until the page's script runs. */
export function usePlanPart<Part extends PlanPart>(part: Part) {
	const value = useSyncExternalStore(
		planStore.subscribe,
		() => planStore.current()[part],
		() => EMPTY[part],
	);
	const change = useCallback((next: (now: Plan[Part]) => Plan[Part]) => planStore.change(part, next), [part]);
	return [value, change] as const;
}

export const usePlanPlace = (): PlanPlace => useSyncExternalStore(planStore.subscribe, planStore.place, () => "tab");

/** Whether the browser has no room for the plan any more. */
export const usePlanUnkept = (): boolean => useSyncExternalStore(planStore.subscribe, planStore.isUnkept, () => false);
