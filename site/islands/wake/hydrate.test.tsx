// @vitest-environment happy-dom
/** What a visitor did on a page before React hydrated it, as the build wrote it or as others have changed it since. */
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdTaps, type Sleeper } from "./hold-taps.ts";
import hydrate from "./hydrate.ts";

/** A tool: its components hold what its controls say. */
function Tool({ kept }: { kept?: string }): ReactNode {
	const budget = useSyncExternalStore(
		() => () => {},
		() => kept,
		() => undefined,
	);
	const [typed, setTyped] = useState<string>();
	const [state, setState] = useState("");
	const [currency, setCurrency] = useState("USD");
	const [isTicked, setTicked] = useState(false);
	const [clinics, setClinics] = useState(2);
	const nights = typed ?? budget ?? "";
	return (
		<div>
			<p>
				Noches<span>{nights}</span>
			</p>
			<input name="nights" value={nights} onChange={(event) => setTyped(event.currentTarget.value)} />
			{["included", "unknown"].map((one) => (
				<input
					key={one}
					type="radio"
					name="price"
					value={one}
					checked={one === state}
					onChange={() => setState(one)}
					onClick={() => one === state && setState("")}
				/>
			))}
			<select value={currency} onChange={(event) => setCurrency(event.currentTarget.value)}>
				<option value="USD">dólares</option>
				<option value="DOP">pesos</option>
			</select>
			<input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.currentTarget.checked)} />
			<details>
				<summary>Más</summary>
			</details>
			<button type="button" className="add" onClick={() => setClinics(clinics + 1)}>
				Añadir
			</button>
			<button type="button" className="double" onClick={() => setClinics(clinics * 2)}>
				Doblar
			</button>
			<output>{[nights, state, currency, isTicked, clinics].join()}</output>
		</div>
	);
}

/** A form: the browser holds what its controls say. */
function Form(): ReactNode {
	return (
		<form>
			<label>
				Nombre <input name="name" defaultValue="" />
			</label>
			<select name="purpose" defaultValue="">
				<option value="">Elige</option>
				<option value="call">Una llamada</option>
			</select>
			<textarea name="message" defaultValue="" />
		</form>
	);
}

const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
	document.querySelector<Found>(selector) as Found;
const said = () => find<HTMLElement>("output").textContent;

let island: Sleeper;

/** The page as it comes. */
function show(element: ReactNode): void {
	document.body.innerHTML = `<p data-busy="Un momento"></p><div hidden><button>Cargar</button></div>
		<astro-island ssr>${renderToString(element)}</astro-island>`;
	island = find<Sleeper>("astro-island");
}

const wakeTool = (props = {}) => hydrate(island)(Tool, props, {}, { client: "plan" });
const wakeForm = () => hydrate(island)(Form, {}, {}, { client: "near" });

/** As a translator does, which takes each text's place. */
function translate(): void {
	for (const element of island.querySelectorAll("p, label, button")) {
		const [text] = element.childNodes;
		const font = document.createElement("font");
		font.textContent = "‹…›";
		if (text?.nodeType === 3) text.replaceWith(font);
	}
}

/** As a password manager does: an icon of its own behind each field. */
function addIcons(): void {
	for (const field of island.querySelectorAll("input")) field.after(document.createElement("com-icon"));
}

const untouched = () => {};
const hands = [
	["as it was built", untouched],
	["that was translated", translate],
	["with an icon behind each field", addIcons],
] as const;

beforeEach(() => {
	vi.spyOn(console, "warn").mockReturnValue();
	// Only in development, of attributes that are not the build's.
	vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
});

describe.each(hands)("a tool on a page %s", (_, change) => {
	beforeEach(() => show(<Tool />));

	it("holds what was typed, chosen, ticked and opened before", () => {
		find("[name=nights]").value = "12";
		find("[value=unknown]").checked = true;
		find<HTMLSelectElement>("select").value = "DOP";
		find("[type=checkbox]").checked = true;
		find<HTMLDetailsElement>("details").open = true;
		change();
		wakeTool();
		expect(said()).toBe("12,unknown,DOP,true,2");
		expect(find("[name=nights]").value).toBe("12");
		expect(find("[value=unknown]").checked).toBe(true);
		expect(find<HTMLDetailsElement>("details").open).toBe(true);
	});

	it("leaves the caret within the number that is being typed", () => {
		find("[name=nights]").value = "1234";
		find("[name=nights]").focus();
		find("[name=nights]").setSelectionRange(1, 3);
		change();
		wakeTool();
		expect(document.activeElement).toBe(find("[name=nights]"));
		expect([find("[name=nights]").selectionStart, find("[name=nights]").selectionEnd]).toEqual([1, 3]);
	});

	it("does in order what was tapped before, each once", async () => {
		holdTaps(island);
		change();
		find(".double").click();
		find(".add").click();
		find(".double").click();
		expect(find(".add").getAttribute("aria-busy")).toBe("true");
		expect(find("[data-busy]").textContent).toBe("Un momento");
		wakeTool();
		expect(said()).toBe(",,USD,false,5");
		expect([find("[data-busy]").textContent, document.querySelector("[aria-busy]")]).toEqual(["", null]);
		find(".add").click();
		await vi.waitFor(() => expect(said()).toBe(",,USD,false,6"));
	});
});

describe("a tool that finds a plan", () => {
	it("shows the plan where nothing was typed, and else what was typed", () => {
		show(<Tool />);
		wakeTool({ kept: "9" });
		expect(said()).toMatch(/^9,/);
		show(<Tool />);
		find("[name=nights]").value = "12";
		wakeTool({ kept: "9" });
		expect(said()).toMatch(/^12,/);
		show(<Tool />);
		find("[name=nights]").value = "9";
		wakeTool({ kept: "9" });
		expect(said()).toMatch(/^9,/);
	});

	it("takes out what the browser wrote there after Back, which is older", () => {
		show(<Tool />);
		find("[name=nights]").value = "12";
		vi.spyOn(performance, "getEntriesByType").mockReturnValue([
			{ type: "back_forward" } as PerformanceNavigationTiming,
		]);
		wakeTool({ kept: "9" });
		expect(said()).toMatch(/^9,/);
	});
});

describe("a form", () => {
	beforeEach(() => show(<Form />));

	function fill(): void {
		find("[name=name]").value = "Ana Núñez";
		find("[name=purpose]").value = "call";
		find("[name=message]").value = "¿Cuántos días?";
		find<HTMLTextAreaElement>("[name=message]").focus();
		find("[name=message]").setSelectionRange(1, 1);
	}

	it.each(hands.slice(1))("sends what was written on a page %s", (_, change) => {
		fill();
		const [before] = document.getElementsByTagName("form");
		change();
		wakeForm();
		const [after] = document.getElementsByTagName("form");
		expect(after).not.toBe(before);
		expect(Object.fromEntries(new FormData(after as HTMLFormElement))).toEqual({
			name: "Ana Núñez",
			purpose: "call",
			message: "¿Cuántos días?",
		});
		expect(document.activeElement).toBe(find("[name=message]"));
		expect(find("[name=message]").selectionStart).toBe(1);
		expect(console.warn).toHaveBeenCalled();
	});

	it("is left as it is where nobody changed the page: a word that is being composed goes on", () => {
		fill();
		const field = find("[name=message]");
		const written = vi.spyOn(field, "value", "set");
		wakeForm();
		expect(find("[name=message]")).toBe(field);
		expect(written).not.toHaveBeenCalled();
		expect(console.warn).not.toHaveBeenCalled();
	});
});

describe("a script that does not come", () => {
	it("is told, and nothing stays busy or is held any longer", () => {
		show(<Tool />);
		holdTaps(island);
		find(".add").click();
		island.dispatchEvent(new Event("astro:hydration-error"));
		expect(find<HTMLElement>("[hidden]")).toBeNull();
		expect([find("[data-busy]").textContent, document.querySelector("[aria-busy]")]).toEqual(["", null]);
		find(".add").click();
		expect(document.querySelector("[aria-busy]")).toBeNull();
	});

	it("costs no answer when the page is loaded again", () => {
		show(<Tool />);
		holdTaps(island);
		find("[name=nights]").value = "12";
		find("[type=checkbox]").checked = true;
		const reload = vi.spyOn(location, "reload").mockReturnValue();
		find("[data-busy] + div > button").click();
		expect(reload).toHaveBeenCalledOnce();
		show(<Tool />);
		wakeTool();
		expect(said()).toBe("12,,USD,true,2");
		show(<Tool />);
		wakeTool();
		expect(said()).toBe(",,USD,false,2");
	});
});
