/**
 * Where a plan lives: in the tab (`sessionStorage`, so that a reload loses nothing), and on the device (`localStorage`)
 * only after its owner chose so. Nothing of it is ever sent.
 */
import { useCallback, useSyncExternalStore } from "react";
import { emptyPlan, type Plan, type PlanPart, readPlan } from "../../../../plan/plan.ts";
import { PLAN_KEY } from "./plan-keys.ts";

const nothing = emptyPlan();
let plan: Plan | undefined;
let kept = false;
const listeners = new Set<() => void>();

/** The plan as it is now; read from the browser the first time. */
export function currentPlan(): Plan {
	if (plan) return plan;
	const onDevice = stored(() => localStorage);
	kept = onDevice !== undefined;
	plan = onDevice ?? stored(() => sessionStorage) ?? nothing;
	// Another tab of the same plan.
	addEventListener("storage", ({ key, newValue }) => {
		if (key !== PLAN_KEY) return;
		kept = newValue !== null;
		const theirs = stored(() => localStorage);
		if (theirs) plan = theirs;
		tell();
	});
	others()?.addEventListener("message", forget);
	return plan;
}

/** Puts a whole plan in the place of the one there is. */
export function replacePlan(next: Plan): void {
	plan = next;
	write(() => sessionStorage, next);
	if (kept) write(() => localStorage, next);
	tell();
}

/** Removes every trace of it from the browser, also from its other tabs. */
export function clearPlan(): void {
	forget();
	others()?.postMessage("clear");
}

function forget(): void {
	plan = nothing;
	kept = false;
	for (const storage of [() => sessionStorage, () => localStorage]) attempt(() => storage().removeItem(PLAN_KEY));
	tell();
}

let channel: BroadcastChannel | undefined;

/** The other tabs of these pages. */
function others(): BroadcastChannel | undefined {
	channel ??= attempt(() => new BroadcastChannel(PLAN_KEY));
	return channel;
}

/** Keeps it on this device from now on. @returns false where the browser keeps nothing */
export function keepPlan(): boolean {
	kept = write(() => localStorage, currentPlan());
	tell();
	return kept;
}

/** Keeps it in the tab alone again. */
export function stopKeepingPlan(): void {
	kept = false;
	attempt(() => localStorage.removeItem(PLAN_KEY));
	tell();
}

/**
 * A part of the plan, and how to change it: `change` is given what there is and returns what there is to be.
 * On the server, and until the page's script has run, it is empty.
 */
export function usePlanPart<Part extends PlanPart>(
	part: Part,
): [Plan[Part], (change: (now: Plan[Part]) => Plan[Part]) => void] {
	const value = useSyncExternalStore(
		listen,
		() => currentPlan()[part],
		() => nothing[part],
	);
	const change = useCallback(
		(next: (now: Plan[Part]) => Plan[Part]) => {
			const now = currentPlan();
			replacePlan({ ...now, [part]: next(now[part]) });
		},
		[part],
	);
	return [value, change];
}

/** Whether it is kept on this device. */
export function useIsKept(): boolean {
	return useSyncExternalStore(
		listen,
		() => {
			currentPlan();
			return kept;
		},
		() => false,
	);
}

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function tell(): void {
	for (const listener of listeners) listener();
}

function stored(storage: () => Storage): Plan | undefined {
	return attempt(() => {
		const read = readPlan(JSON.parse(storage().getItem(PLAN_KEY) ?? "null"));
		return typeof read === "string" ? undefined : read;
	});
}

function write(storage: () => Storage, value: Plan): boolean {
	const write = () => {
		storage().setItem(PLAN_KEY, JSON.stringify(value));
		return true;
	};
	return attempt(write) ?? false;
}

/** A browser may forbid its storage, or have no room: the plan then lives as long as the page. */
function attempt<Result>(access: () => Result): Result | undefined {
	try {
		return access();
	} catch {
		return undefined;
	}
}
