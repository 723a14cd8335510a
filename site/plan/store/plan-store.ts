/** Keeps a plan in the tab, or on the device if chosen; never sent. Other tabs write too: it reads before it writes. */
import { emptyPlan, PLAN_PARTS, type Plan, type PlanPart, readPlan } from "../../../plan/plan.ts";
import { PLAN_KEY, REQUEST_KEY } from "./plan-keys.ts";

/** `undecided`: in this tab, while the device holds another plan; `apart`: the same, once the visitor chose the tab. */
export type PlanPlace = "tab" | "device" | "undecided" | "apart";

/** What the store needs of a browser's window. */
export type PlanWindow = Pick<
	typeof globalThis,
	"localStorage" | "sessionStorage" | "addEventListener" | "BroadcastChannel"
>;

/** Tells one plan on the device from another that took its place. */
const ID_KEY = `${PLAN_KEY}:id`;
/** In a tab that goes on with its own plan. */
const APART_KEY = `${PLAN_KEY}:aparte`;
const keyOf = (part: PlanPart) => `${PLAN_KEY}:${part}`;

/** Parts as they are stored, in the order of `PLAN_PARTS`; null if nothing was written. */
type Texts = readonly (string | null)[];

const EMPTY = emptyPlan();

export function createPlanStore(browser: PlanWindow) {
	let plan = EMPTY;
	let texts: Texts = PLAN_PARTS.map(() => null);
	let place: PlanPlace = "tab";
	/** Of the device's plan that this page shows. */
	let shownId: string | null = null;
	/** The browser stores nothing: the plan lives as long as the page. */
	let isRefused = false;
	/** What was kept until now no longer is, where it was kept. */
	let isUnkept = false;
	let isStarted = false;
	let others: BroadcastChannel | undefined;
	const listeners = new Set<(isCleared: boolean) => void>();
	const tab = () => browser.sessionStorage;
	const device = () => browser.localStorage;

	function start(): void {
		if (isStarted) return;
		isStarted = true;
		attempt(() => read(false));
		browser.addEventListener("storage", ({ key }) => {
			if (key === null || key.startsWith(PLAN_KEY)) refresh(true);
		});
		// The back/forward cache restores a page as it was left.
		browser.addEventListener("pageshow", ({ persisted }) => persisted && refresh(false));
		others = attempt(() => new browser.BroadcastChannel(REQUEST_KEY));
		others?.addEventListener("message", forget);
	}

	/** @param isLive false if the page may have slept through «Borrar todo»: what it shows is no reason to keep anything */
	function refresh(isLive: boolean): void {
		attempt(() => read(isLive));
		notify();
	}

	function read(isLive: boolean): void {
		if (isRefused) return;
		const id = device().getItem(ID_KEY);
		// The plan that this page shows is no longer the device's: it stays in the tab.
		const isReplaced = shownId !== null && id !== shownId && (id !== null || isLive);
		if (isReplaced) write(tab(), plan);
		const kept = textsIn(device());
		const own = textsIn(tab());
		// The other's parts follow its id, so for now they may still look alike.
		const isOwn = own.some((text, at) => text !== null && (id === null || isReplaced || text !== kept[at]));
		if (id !== null && !isOwn) erase(tab());
		show(id === null || isOwn ? own : kept);
		shownId = isOwn ? null : id;
		place = id === null ? "tab" : !isOwn ? "device" : tab().getItem(APART_KEY) ? "apart" : "undecided";
		if (place === "device") isUnkept = false;
	}

	/** Parts whose text is the same stay the same object, so that nothing is rendered anew. */
	function show(next: Texts): void {
		const changed = PLAN_PARTS.flatMap((part, at) =>
			next[at] === texts[at] ? [] : [[part, parsed(next[at])?.[part] ?? EMPTY[part]] as const],
		);
		if (changed.length > 0) plan = { ...plan, ...Object.fromEntries(changed) };
		texts = next;
	}

	/** Writes where the plan is. If the device refuses, the tab has it from now on; if the tab does too, the page alone. */
	function save(changed: Plan): void {
		plan = changed;
		if (place === "device" && !attempt(() => write(device(), changed))) {
			[place, shownId, isUnkept] = ["apart", null, true];
			attempt(() => tab().setItem(APART_KEY, "1"));
		}
		if (place !== "device" && !attempt(() => write(tab(), changed))) isRefused = isUnkept = true;
		texts = PLAN_PARTS.map((part) => textOf(part, plan));
		notify();
	}

	function forget(): void {
		for (const storage of [tab, device]) attempt(() => erase(storage(), PLAN_KEY));
		plan = EMPTY;
		texts = PLAN_PARTS.map(() => null);
		[place, shownId, isRefused, isUnkept] = ["tab", null, false, false];
		notify(true);
	}

	function notify(isCleared = false): void {
		for (const listener of listeners) listener(isCleared);
	}

	function current(): Plan {
		start();
		return plan;
	}

	return {
		current,
		place(): PlanPlace {
			start();
			return place;
		},
		isUnkept: () => isUnkept,
		/** @param listener hears of each change, and whether that was «Borrar todo» */
		subscribe(listener: (isCleared: boolean) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** @param next is given the part as the browser holds it now */
		change<Part extends PlanPart>(part: Part, next: (now: Plan[Part]) => Plan[Part]): void {
			start();
			attempt(() => read(true));
			save({ ...plan, [part]: next(plan[part]) });
		},

		/** Puts a whole plan in the place of this one; other tabs that show the device's keep what they show, and ask. */
		replace(next: Plan): void {
			start();
			attempt(() => read(true));
			if (place === "device") {
				shownId = newId();
				attempt(() => device().setItem(ID_KEY, shownId ?? ""));
			}
			save(next);
		},

		/** Removes every trace of it from the browser, also from other tabs that show it or its summary. */
		clear(): void {
			start();
			forget();
			others?.postMessage("clear");
		},

		/** Keeps it on this device from now on, in the place of what is there. @returns false if the browser keeps nothing */
		keep(): boolean {
			start();
			const before = attempt(() => Object.entries({ ...device() })) ?? [];
			const isKept = attempt(() => {
				// First the id, so that no other tab takes the parts for changes of the plan it shows.
				device().setItem(ID_KEY, newId());
				return write(device(), plan);
			});
			if (isKept) isRefused = false;
			attempt(() => {
				erase(isKept ? tab() : device());
				if (!isKept) for (const [key, value] of before) device().setItem(key, value);
			});
			refresh(true);
			return isKept ?? false;
		},

		/** Keeps it in the tab alone again. */
		stopKeeping(): void {
			attempt(() => write(tab(), plan) && erase(device()));
			refresh(true);
		},

		/** Shows the device's plan instead of the tab's own. @returns the tab's own */
		openDevice(): Plan {
			const own = plan;
			attempt(() => erase(tab()));
			refresh(false);
			return own;
		},

		/** Goes on with a plan of the tab's own, while the device keeps another. */
		stayApart(own: Plan): void {
			attempt(() => {
				write(tab(), own);
				tab().setItem(APART_KEY, "1");
			});
			refresh(false);
		},
	};
}

/** A part as a plan of its own, so that it is checked and has a version as any other. */
function textOf(part: PlanPart, { version, [part]: value }: Plan): string | null {
	const text = JSON.stringify({ version, [part]: value });
	return text === JSON.stringify({ version, [part]: EMPTY[part] }) ? null : text;
}

const textsIn = (storage: Storage): Texts => PLAN_PARTS.map((part) => storage.getItem(keyOf(part)));

function parsed(text: string | null | undefined): Plan | undefined {
	const plan = attempt(() => readPlan(JSON.parse(text ?? "null")));
	return typeof plan === "object" ? plan : undefined;
}

/** Writes the parts that differ. */
function write(storage: Storage, plan: Plan): true {
	for (const part of PLAN_PARTS) {
		const text = textOf(part, plan);
		if (text === null) storage.removeItem(keyOf(part));
		else if (text !== storage.getItem(keyOf(part))) storage.setItem(keyOf(part), text);
	}
	return true;
}

/** Parts and what is noted of them; from `PLAN_KEY` on also the summary for the form. */
function erase(storage: Storage, from = `${PLAN_KEY}:`): void {
	for (const key of Object.keys(storage)) if (key.startsWith(from)) storage.removeItem(key);
}

const newId = () => Math.random().toString(36).slice(2);

/** A browser may forbid its storage, or have no room. */
function attempt<Result>(access: () => Result): Result | undefined {
	try {
		return access();
	} catch {
		return undefined;
	}
}
