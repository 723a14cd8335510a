// @vitest-environment happy-dom
/** What can be done with a plan beside a tool, and what is said of it. */

import { mainWords } from "virtual:content";
import { act as settle } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { emptyPlan, type Plan } from "../../../plan/plan.ts";
import { button, find, press, show, until, words, write } from "../../../testing/driven-page.ts";
import { planStore, usePlanPart } from "../store/use-plan.ts";
import { createToolContext } from "./create-tool-context.ts";
import { planFile } from "./plan-file.ts";
import { planToText } from "./plan-link.ts";
import { planTool } from "./plan-tool.tsx";
import type { GivenContext } from "./tool-context.ts";

const tool = createToolContext(mainWords);
const { bar } = mainWords.plan.frame;
const KEY = "mi-plan:budget";

const Tool = planTool(({ breaksAt }: { tool: GivenContext; breaksAt?: string }) => {
	const [{ nights }, change] = usePlanPart("budget");
	if (nights === breaksAt) throw new Error("broken");
	return (
		<input value={nights} onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, nights: value }))} />
	);
});

const page = () => document.body.textContent ?? "";
const alert = () => find("[role=alert]");
const panel = () => find(".plan-panel");
const act = (label: string, within: ParentNode = document) => press(button(label, within));
const type = (nights: string) => write(find("input:not([type])"), nights);
const open = (props = {}) =>
	show(
		<section className="page">
			<Tool tool={tool} {...props} />
		</section>,
	);

/** What is kept there stays, and nothing more is taken. */
function fillUp(name: "localStorage" | "sessionStorage"): void {
	const full = {
		getItem(this: Record<string, string>, key: string) {
			return this[key] ?? null;
		},
		setItem() {
			throw new DOMException("full", "QuotaExceededError");
		},
		removeItem() {},
	};
	vi.stubGlobal(name, Object.assign(Object.create(full), { ...globalThis[name] }));
}

beforeEach(() => planStore.clear());

it("a tool that breaks says so, and the plan and what can be done with it stay", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
	await open({ breaksAt: "14" });
	await type("1");
	await type("14");
	expect(alert().textContent).toBe(bar.broken.text + bar.broken.reload);
	expect(find("input:not([type])")).toBeNull();
	expect(page()).toContain(bar.save);
	expect(sessionStorage.getItem(KEY)).toContain('"nights":"14"');
	await act(bar.broken.reload);
	expect(reload).toHaveBeenCalledOnce();
	expect(sessionStorage.getItem(KEY)).toContain('"nights":"14"');
});

it("a device without room is told of at once, with the file, and nothing says that the plan is kept", async () => {
	await open();
	await type("14");
	await act(bar.keep);
	await act(bar.kept.yes);
	expect(page()).toContain(bar.kept.doneText);
	fillUp("localStorage");
	await type("15");
	expect(alert().textContent).toContain(bar.unkept);
	expect(page()).not.toContain(bar.kept.doneText);
	expect(page()).not.toContain(bar.kept.done);
	await act(bar.save, alert());
	expect(alert().textContent).toContain(bar.file.saved);
	expect(find<HTMLAnchorElement>("a", alert()).download).toMatch(/^mi-plan-.*\.json$/);
});

it("a tab without room is told of, and a notice that was closed stays closed", async () => {
	await open();
	fillUp("sessionStorage");
	await type("14");
	expect(alert().textContent).toContain(bar.unkept);
	await act(bar.close, alert());
	await type("15");
	expect(alert()).toBeNull();
	expect(find("input").value).toBe("15");
});

/** Leaves a plan of this many nights in the address, as a link brings it. */
async function bringLink(nights: string): Promise<void> {
	const text = await planToText(planOf(nights));
	location.hash = `#plan=${text}`;
	await until(() => expect(panel()).not.toBeNull());
}

const planOf = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyPlan().budget, nights } });

describe("a panel", () => {
	it.each([
		["keeps", bar.keep],
		["saves", bar.save],
		["shares", bar.share],
		["erases", bar.clear],
	])("that %s takes the focus, and gives it back to its button", async (_, opener) => {
		await open();
		await type("14");
		await act(opener);
		await until(() => expect(document.activeElement).toBe(panel()));
		await act(bar.close, panel());
		expect(panel()).toBeNull();
		expect(document.activeElement).toBe(button(opener));
	});

	it("that gives way to the next one leaves the focus there, and in the end at the first one's button", async () => {
		await open();
		await type("14");
		await act(bar.keep);
		await act(bar.kept.yes);
		expect([document.activeElement, words(".plan-panel__title")]).toEqual([panel(), [bar.kept.done]]);
		await act(bar.kept.stop);
		expect([document.activeElement, words(".plan-panel__title")]).toEqual([panel(), [bar.kept.title]]);
		await act(bar.close, panel());
		expect(document.activeElement).toBe(button(bar.keep));
	});

	it("whose button took no focus, as in Safari, leaves it at the bar", async () => {
		await open();
		await press(button(bar.save), false);
		expect(document.activeElement).toBe(panel());
		await act(bar.close, panel());
		expect(document.activeElement).toBe(find(".plan-bar"));
	});

	it("leaves the focus where it is meanwhile", async () => {
		await open();
		await act(bar.save);
		find("input").focus();
		await press(button(bar.close, panel()), false);
		expect(panel()).toBeNull();
		expect(document.activeElement).toBe(find("input"));
	});
});

it("what was erased comes back with «Deshacer», and the focus to its button", async () => {
	await open();
	await type("14");
	await act(bar.clear);
	expect([find("input").value, sessionStorage.getItem(KEY)]).toEqual(["", null]);
	expect(words(".plan-panel__title")).toEqual([bar.cleared.title]);
	await act(bar.cleared.undo);
	expect(find("input").value).toBe("14");
	expect(sessionStorage.getItem(KEY)).toContain('"nights":"14"');
	expect(document.activeElement).toBe(button(bar.clear));
});

it("a plan that is kept says so, and is kept no longer where it is stopped", async () => {
	await open();
	await type("14");
	await act(bar.keep);
	expect(localStorage.getItem(KEY)).toBeNull();
	await act(bar.kept.yes);
	expect(button(bar.kept.done)).toBeDefined();
	expect([localStorage.getItem(KEY) !== null, sessionStorage.getItem(KEY)]).toEqual([true, null]);
	await act(bar.kept.stop);
	expect(localStorage.getItem(KEY)).toBeNull();
	expect(button(bar.keep)).toBeDefined();
});

describe("a plan from a link", () => {
	it("opens where nothing is lost, and the address keeps none of it", async () => {
		await open();
		await bringLink("9");
		expect(find("input").value).toBe("9");
		expect(panel().textContent).toBe(bar.incoming.opened + bar.close);
		expect(location.hash).toBe("");
		await act(bar.close, panel());
		expect(document.activeElement).toBe(find(".page"));
	});

	it("waits for the visitor's word beside another, and gives that back", async () => {
		await open();
		await type("14");
		await bringLink("9");
		expect(find("input").value).toBe("14");
		await act(bar.incoming.yes);
		expect([find("input").value, document.activeElement]).toEqual(["9", panel()]);
		await act(bar.incoming.back);
		expect([find("input").value, panel(), document.activeElement]).toEqual(["14", null, find(".page")]);
	});

	it("is left alone if the visitor goes on with the plan of the tab", async () => {
		await open();
		await type("14");
		await bringLink("9");
		await act(bar.incoming.no);
		expect([find("input").value, panel(), location.hash]).toEqual(["14", null, ""]);
	});

	it("that is cut off changes nothing and says so", async () => {
		await open();
		location.hash = "#plan=abc";
		await until(() => expect(panel()?.textContent).toBe(bar.incoming.broken + bar.close));
		expect(location.hash).toBe("");
	});
});

describe("a plan from a file", () => {
	async function choose(file: File): Promise<void> {
		const chooser = find("[type=file]");
		vi.spyOn(chooser, "files", "get").mockReturnValue([file] as unknown as FileList);
		await settle(async () => chooser.dispatchEvent(new Event("change", { bubbles: true })));
		await until(() => expect(panel()).not.toBeNull());
	}

	it("that is chosen opens", async () => {
		await open();
		await choose(planFile(planOf("9"), bar.file.name, new Date()));
		expect([find("input").value, panel().textContent]).toEqual(["9", bar.incoming.opened + bar.close]);
	});

	it("that is none says so, and the plan stays", async () => {
		await open();
		await type("14");
		await choose(new File(["?"], "plan.json"));
		expect([find("input").value, panel().textContent]).toEqual(["14", bar.file.foreign + bar.close]);
	});
});

it("a link that is copied is the plan's, and says so", async () => {
	const written: string[] = [];
	vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => written.push(text) } });
	await open();
	await type("14");
	await act(bar.share);
	await until(() => expect(panel()).not.toBeNull());
	expect(find(".plan-panel__said").textContent).toBe("");
	await act(bar.shared.copy);
	expect(written).toEqual([find("input", panel()).value]);
	expect(written[0]).toMatch(/#plan=[\w-]+$/);
	expect(find(".plan-panel__said").textContent).toBe(bar.shared.copied);
});
