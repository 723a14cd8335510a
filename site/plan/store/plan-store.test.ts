/** Tabs of one browser: each has its own session, all share the device, and what one writes there the others hear of. */
import { describe, expect, it } from "vitest";
import { emptyBudget } from "../../../plan/budget/budget.ts";
import { emptyPlan, type Plan } from "../../../plan/plan.ts";
import { createPlanStore, type PlanWindow } from "./plan-store.ts";

/** Web Storage as the standard has it: keys are its own properties, and other windows hear of a change. */
function storage(onChange: (key: string) => void = () => {}): Storage {
	const methods = {
		getItem: (key: string) => (Object.hasOwn(held, key) ? (held[key] as string) : null),
		setItem(key: string, value: string): void {
			held[key] = String(value);
			onChange(key);
		},
		removeItem(key: string): void {
			if (!Object.hasOwn(held, key)) return;
			delete held[key];
			onChange(key);
		},
	};
	const held: Record<string, string> = Object.create(methods);
	return held as unknown as Storage;
}

function browser() {
	/** Of the pages that are awake. */
	const channels = new Set<EventTarget>();
	const windows = new Set<EventTarget>();
	/** Whose turn it is to write: its own events do not reach it. */
	let writer: EventTarget | undefined;
	const localStorage = storage((key) => {
		for (const other of windows)
			if (other !== writer) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
	});
	class Channel extends EventTarget {
		constructor() {
			super();
			channels.add(this);
			newest = this;
		}
		postMessage(): void {
			for (const other of channels) if (other !== this) other.dispatchEvent(new Event("message"));
		}
	}
	let newest: Channel | undefined;
	/** A page in a tab; a later page of the tab is given its session. */
	function page(sessionStorage = storage()) {
		const events = new EventTarget();
		const store = createPlanStore({
			localStorage,
			sessionStorage,
			addEventListener: events.addEventListener.bind(events) as unknown as PlanWindow["addEventListener"],
			BroadcastChannel: Channel as unknown as PlanWindow["BroadcastChannel"],
		});
		store.current();
		const channel = newest as Channel;
		windows.add(events);
		/** Does something in this tab. */
		const act = <Result>(what: (own: typeof store) => Result): Result => {
			const before = writer;
			writer = events;
			const result = what(store);
			writer = before;
			return result;
		};
		return {
			store,
			sessionStorage,
			act,
			write: (nights: string) => act((own) => own.change("budget", (now) => ({ ...now, nights }))),
			nights: () => store.current().budget.nights,
			event: (key: string | null) => events.dispatchEvent(Object.assign(new Event("storage"), { key })),
			/** Into the back/forward cache, where no event reaches it, and out of it. */
			sleep(): void {
				windows.delete(events);
				channels.delete(channel);
			},
			wake(): void {
				windows.add(events);
				channels.add(channel);
				events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
			},
		};
	}
	return { page, localStorage };
}

const written = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyBudget(), nights } });
const keys = (held: Storage) => Object.keys(held).toSorted();

describe("a plan in a tab", () => {
	it("survives a reload, and is gone with the tab", () => {
		const { page, localStorage } = browser();
		const tab = page();
		tab.write("14");
		expect(page(tab.sessionStorage).nights()).toBe("14");
		expect(page().nights()).toBe("");
		expect(keys(localStorage)).toEqual([]);
	});

	it("loses nothing when a page comes back from the back/forward cache and is typed in", () => {
		const { page } = browser();
		const budget = page();
		budget.write("14");
		budget.sleep();
		const loan = page(budget.sessionStorage);
		loan.act((own) => own.change("offers", (now) => ({ ...now, currency: "DOP" })));
		// As the browser restores it, before it has heard of anything.
		budget.write("15");
		expect(page(budget.sessionStorage).store.current()).toMatchObject({
			budget: { nights: "15" },
			offers: { currency: "DOP" },
		});
	});

	it("shows what later pages wrote as soon as the page is back", () => {
		const { page } = browser();
		const first = page();
		first.write("14");
		first.sleep();
		page(first.sessionStorage).write("20");
		let isTold = false;
		first.store.subscribe(() => {
			isTold = true;
		});
		first.wake();
		expect([first.nights(), isTold]).toEqual(["20", true]);
	});

	it("keeps parts that did not change the same objects, so that nothing is rendered anew", () => {
		const tab = browser().page();
		const { offers } = tab.store.current();
		tab.write("14");
		const { budget } = tab.store.current();
		tab.wake();
		expect(tab.store.current().offers).toBe(offers);
		expect(tab.store.current().budget).toBe(budget);
	});

	it("stores a part under a key of its own, and nothing of a part that is empty again", () => {
		const tab = browser().page();
		tab.write("14");
		expect(keys(tab.sessionStorage)).toEqual(["mi-plan:budget"]);
		tab.write("");
		expect(keys(tab.sessionStorage)).toEqual([]);
	});

	it("begins empty where something unreadable is stored", () => {
		const { page } = browser();
		for (const text of ["{", "null", '{"version":9}', '{"version":1,"budget":{}}']) {
			const held = storage();
			held.setItem("mi-plan:budget", text);
			expect(page(held).store.current(), text).toEqual(emptyPlan());
		}
	});
});

describe("a plan that is kept on the device", () => {
	it("is shown by every tab without a plan, and each writes it", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		expect(one.act((own) => own.keep())).toBe(true);
		expect([other.nights(), other.store.place()]).toEqual(["14", "device"]);
		other.write("20");
		expect(one.nights()).toBe("20");
		expect(keys(one.sessionStorage)).toEqual([]);
	});

	it("replaces nothing that another tab shows: that tab keeps its own and is told", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		other.write("20");
		one.act((own) => own.keep());
		expect([other.nights(), other.store.place()]).toEqual(["20", "undecided"]);
		// What is typed before that choice stays in this tab.
		other.write("21");
		expect([other.nights(), one.nights()]).toEqual(["21", "14"]);
	});

	it("is opened in the other tab, or left alone, as its owner chooses", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		other.write("20");
		one.act((own) => own.keep());
		other.act((own) => own.stayApart(own.current()));
		expect([other.store.place(), page(other.sessionStorage).store.place()]).toEqual(["apart", "apart"]);
		const own = other.act((store) => store.openDevice());
		expect([own.budget.nights, other.nights(), other.store.place()]).toEqual(["20", "14", "device"]);
		other.act((store) => store.stayApart(own));
		expect([other.nights(), other.store.place(), one.nights()]).toEqual(["20", "apart", "14"]);
	});

	it("stays with a tab that showed it while another takes its place", () => {
		const { page } = browser();
		const [one, other, third] = [page(), page(), page()];
		one.write("14");
		one.act((own) => own.keep());
		third.act((own) => own.stayApart(written("20")));
		third.act((own) => own.keep());
		expect([third.store.place(), one.nights(), one.store.place()]).toEqual(["device", "14", "undecided"]);
		expect([other.nights(), other.store.place()]).toEqual(["14", "undecided"]);
		third.act((own) => own.replace(written("14")));
		// The same again: nothing is left to choose.
		expect([one.store.place(), other.store.place()]).toEqual(["device", "device"]);
	});

	it("asks nothing in a tab that shows the same", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		other.write("14");
		one.act((own) => own.keep());
		expect([other.store.place(), keys(other.sessionStorage)]).toEqual(["device", []]);
	});

	it("stays with a page that slept while another took its place", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		one.act((own) => own.keep());
		other.sleep();
		one.act((own) => own.replace(written("20")));
		other.wake();
		expect([other.nights(), other.store.place(), one.nights()]).toEqual(["14", "undecided", "20"]);
	});

	it("is told to whatever shows it, until that is gone", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		const told: string[] = [];
		const stop = other.store.subscribe(() => told.push(other.nights()));
		one.write("14");
		one.act((own) => own.keep());
		expect(told.at(-1)).toBe("14");
		one.write("20");
		expect(told.at(-1)).toBe("20");
		one.act((own) => own.clear());
		expect(told.at(-1)).toBe("");
		other.write("7");
		expect(told.at(-1)).toBe("7");
		stop();
		other.write("8");
		expect(told.at(-1)).toBe("7");
	});

	it("is read anew when the browser's data are cleared, and not for what others store", () => {
		const { page, localStorage } = browser();
		const one = page();
		let count = 0;
		one.store.subscribe(() => count++);
		localStorage.setItem("otro", "1");
		expect(count).toBe(0);
		one.write("14");
		one.act((own) => own.keep());
		const before = count;
		for (const key of keys(localStorage)) delete (localStorage as unknown as Record<string, string>)[key];
		one.event(null);
		expect([count, one.nights(), one.store.place()]).toEqual([before + 1, "14", "tab"]);
	});

	it("is the tab's alone again once it is no longer kept, in every tab that shows it", () => {
		const { page, localStorage } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		one.act((own) => own.keep());
		one.act((own) => own.stopKeeping());
		expect(keys(localStorage)).toEqual([]);
		expect([one.nights(), one.store.place(), other.nights(), other.store.place()]).toEqual(["14", "tab", "14", "tab"]);
	});

	it("is not kept where the browser refuses, and what the device held before is still there", () => {
		const { page, localStorage } = browser();
		const one = page();
		one.write("14");
		one.act((own) => own.keep());
		const other = page();
		other.act((own) => own.stayApart(written("20")));
		const { setItem } = localStorage;
		Object.getPrototypeOf(localStorage).setItem = (key: string, value: string) => {
			if (value.includes('"20"')) throw new Error("QuotaExceededError");
			setItem(key, value);
		};
		expect(other.act((own) => own.keep())).toBe(false);
		expect([other.nights(), one.nights(), one.store.place()]).toEqual(["20", "14", "device"]);
	});

	describe("if the device has no room left", () => {
		function full() {
			const { page, localStorage } = browser();
			const one = page();
			one.write("14");
			one.act((own) => own.keep());
			const held = Object.getPrototypeOf(localStorage);
			const { setItem } = held;
			const heard: boolean[] = [];
			one.store.subscribe(() => heard.push(one.store.isUnkept()));
			held.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
			one.write("15");
			return { page, one, heard, makeRoom: () => Object.assign(held, { setItem }) };
		}

		it("goes on in the tab, which says so at once, and the device has what it had", () => {
			const { page, one, heard } = full();
			expect(heard).toEqual([true]);
			expect([one.nights(), one.store.place()]).toEqual(["15", "apart"]);
			const later = page(one.sessionStorage);
			expect([later.nights(), later.store.place()]).toEqual(["15", "apart"]);
			expect(page().nights()).toBe("14");
		});

		it("lives as long as the page if the tab has none either", () => {
			const { page, one } = full();
			Object.getPrototypeOf(one.sessionStorage).setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
			one.write("16");
			one.write("17");
			expect([one.nights(), one.store.isUnkept()]).toEqual(["17", true]);
			expect(page(one.sessionStorage).nights()).toBe("15");
		});

		it("is kept there again once there is room and its owner asks for it", () => {
			const { page, one, makeRoom } = full();
			expect(one.act((own) => own.keep())).toBe(false);
			expect(one.store.isUnkept()).toBe(true);
			makeRoom();
			expect(one.act((own) => own.keep())).toBe(true);
			expect([one.store.isUnkept(), one.store.place(), page().nights()]).toEqual([false, "device", "15"]);
		});

		it("begins anew with «Borrar todo»", () => {
			const { one, makeRoom } = full();
			makeRoom();
			one.act((own) => own.clear());
			one.write("3");
			expect([one.store.isUnkept(), one.store.place(), one.nights()]).toEqual([false, "tab", "3"]);
		});
	});
});

describe("«Borrar todo»", () => {
	it("removes the plan and its summary from this tab, the device and every tab that shows them", () => {
		const { page, localStorage } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		one.act((own) => own.keep());
		for (const { sessionStorage } of [one, other]) sessionStorage.setItem("mi-plan-solicitud", "Hola.");
		one.act((own) => own.clear());
		for (const tab of [one, other]) {
			expect([tab.nights(), tab.store.place(), keys(tab.sessionStorage)]).toEqual(["", "tab", []]);
		}
		expect(keys(localStorage)).toEqual([]);
	});

	it("is not undone by a page that slept in the back/forward cache meanwhile", () => {
		const { page } = browser();
		const [one, other] = [page(), page()];
		one.write("14");
		one.act((own) => own.keep());
		other.sleep();
		one.act((own) => own.clear());
		other.wake();
		expect([other.nights(), other.store.place(), keys(other.sessionStorage)]).toEqual(["", "tab", []]);
	});

	it("is undone in the tab alone", () => {
		const { page, localStorage } = browser();
		const one = page();
		one.write("14");
		one.act((own) => own.keep());
		const before = one.store.current();
		one.act((own) => own.clear());
		one.act((own) => own.replace(before));
		expect([one.nights(), one.store.place(), keys(localStorage)]).toEqual(["14", "tab", []]);
	});

	it("leaves alone what other parts of the site store", () => {
		const tab = browser().page();
		tab.sessionStorage.setItem("otro", "1");
		tab.write("14");
		tab.act((own) => own.clear());
		expect(keys(tab.sessionStorage)).toEqual(["otro"]);
	});
});

describe("a browser that stores nothing", () => {
	const refuse = (): Storage => {
		throw new DOMException("denied", "SecurityError");
	};
	const none = {
		get localStorage() {
			return refuse();
		},
		get sessionStorage() {
			return refuse();
		},
		addEventListener() {},
		BroadcastChannel: class {
			constructor() {
				refuse();
			}
		},
	} as unknown as PlanWindow;

	it("has a plan for as long as its page lives, and says that it keeps nothing", () => {
		const store = createPlanStore(none);
		store.change("budget", (now) => ({ ...now, nights: "14" }));
		store.change("offers", (now) => ({ ...now, currency: "DOP" }));
		expect(store.current()).toMatchObject({ budget: { nights: "14" }, offers: { currency: "DOP" } });
		expect(store.isUnkept()).toBe(true);
		expect(store.keep()).toBe(false);
		store.stopKeeping();
		expect(store.current().budget.nights).toBe("14");
		store.clear();
		expect(store.current()).toEqual(emptyPlan());
	});
});
