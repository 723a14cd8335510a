// @vitest-environment happy-dom
/** What a tool says when a part of it breaks, and when the browser has no room left for the plan. */

import { mainWords } from "virtual:content";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { planFrame } from "../../../sections/plan-frame.ts";
import { planStore, usePlanPart } from "../store/use-plan.ts";
import type { PlanFrame } from "./plan-frame.ts";
import { planTool } from "./plan-tool.tsx";

const frame = planFrame(mainWords);
const { bar } = frame;
const KEY = "mi-plan:budget";

const Tool = planTool(({ breaksAt }: { frame: PlanFrame; breaksAt?: string }) => {
	const [{ nights }, change] = usePlanPart("budget");
	if (nights === breaksAt) throw new Error("broken");
	return (
		<input value={nights} onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, nights: value }))} />
	);
});

let root: Root;
const page = () => document.body.textContent ?? "";
const alert = () => document.querySelector("[role=alert]");

async function open(breaksAt?: string): Promise<void> {
	document.body.innerHTML = "<div></div>";
	root = createRoot(document.body.firstElementChild as Element);
	await act(async () => root.render(<Tool frame={frame} {...(breaksAt && { breaksAt })} />));
}

async function type(nights: string): Promise<void> {
	const field = document.querySelector("input") as HTMLInputElement;
	await act(async () => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, nights);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	});
}

async function press(label: string, within: ParentNode = document): Promise<void> {
	const found = [...within.querySelectorAll("button")].find(({ textContent }) => textContent === label);
	await act(async () => found?.click());
}

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

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	planStore.clear();
});

afterEach(async () => {
	await act(async () => root.unmount());
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

it("a tool that breaks says so, and the plan and what can be done with it stay", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
	await open("14");
	await type("1");
	await type("14");
	expect(alert()?.textContent).toBe(bar.broken.text + bar.broken.reload);
	expect(document.querySelector("input:not([type])")).toBeNull();
	expect(page()).toContain(bar.save);
	expect(sessionStorage.getItem(KEY)).toContain('"nights":"14"');
	await press(bar.broken.reload);
	expect(reload).toHaveBeenCalledOnce();
	expect(sessionStorage.getItem(KEY)).toContain('"nights":"14"');
});

it("a device without room is told of at once, with the file, and nothing says that the plan is kept", async () => {
	await open();
	await type("14");
	await press(bar.keep);
	await press(bar.kept.yes);
	expect(page()).toContain(bar.kept.doneText);
	fillUp("localStorage");
	await type("15");
	expect(alert()?.textContent).toContain(bar.unkept);
	expect(page()).not.toContain(bar.kept.doneText);
	expect(page()).not.toContain(bar.kept.done);
	await press(bar.save, alert() as Element);
	expect(alert()?.textContent).toContain(bar.file.saved);
	expect(alert()?.querySelector("a")?.download).toMatch(/^mi-plan-.*\.json$/);
});

it("a tab without room is told of, and a notice that was closed stays closed", async () => {
	await open();
	fillUp("sessionStorage");
	await type("14");
	expect(alert()?.textContent).toContain(bar.unkept);
	await press(bar.close, alert() as Element);
	await type("15");
	expect(alert()).toBeNull();
	expect(document.querySelector("input")?.value).toBe("15");
});
