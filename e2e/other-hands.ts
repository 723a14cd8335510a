/** What others do to a page beside its own script. Each runs in the page, so it imports nothing. */

/** A password manager puts an icon of its own behind each field. */
export function addIcons(): void {
	for (const field of document.querySelectorAll("input")) field.after(document.createElement("com-example-icon"));
}

/** A browser's translator takes each text out, also those that come later, and puts elements of its own in their places. */
export function translatePage(): void {
	const LEFT_ALONE = "script, style, noscript, textarea, [translate=no], font";

	function translate(text: Text): void {
		const within = text.parentElement;
		if (text.data.trim() === "" || text.data.includes("⟦") || within?.closest(LEFT_ALONE)) return;
		const translated = text.data.replace(/\p{L}+/gu, (word) => `⟦${word}⟧`);
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.append(translated);
		outer.append(inner);
		// A list shows its options' texts alone; one without letters would be taken out for ever.
		if (within?.localName !== "option") text.replaceWith(outer);
		else if (translated !== text.data) text.replaceWith(translated);
	}

	function translateAll(node: Node): void {
		const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		const texts = node instanceof Text ? [node] : [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) translate(text);
	}

	translateAll(document.body);
	new MutationObserver((changes) => {
		for (const { target, addedNodes } of changes) {
			for (const node of target instanceof Text ? [target] : addedNodes) translateAll(node);
		}
	}).observe(document.body, { childList: true, subtree: true, characterData: true });
}

declare global {
	interface Window {
		/** What was read after each step, once all are done. */
		read?: string[];
	}
}

/**
 * A visitor answers every question below a selector and presses every button, in a fixed order and several times over, with
 * answers that are right, doubtful, wrong and none. What can be read and what stands in controls then is kept in `window.read`.
 */
export function useEverything(selector: string): void {
	const ANSWERS = [
		{ money: "9,600", number: "12", email: "ana@example.com", text: "Ana", month: "03" },
		{ money: "9.500", number: "1.500", email: "ana@", text: "Luz", month: "04" },
		{ money: "8,000", number: "18", email: "luz@example.com", text: "Luz" },
		{ money: "", number: "999999 o más", email: "", text: "" },
	];
	const LEFT_ALONE = ":disabled, [type=hidden], [type=file], .plan-bar *, .contact-form__trap *";
	const MOST = 8;
	const root = () => document.querySelector(selector) ?? document.createElement("p");
	const all = (kind: string) => [...root().querySelectorAll<HTMLInputElement>(kind)];
	const { setTimeout, clearTimeout } = window;
	const { port1, port2 } = new MessageChannel();
	const timers = new Map<number, () => void>();
	let count = 0;

	/** The first ones of each kind: a list of sixty questions says no more than one of twenty. */
	function controls(): HTMLInputElement[] {
		const kinds: Record<string, number> = {};
		return all("button, input, select, textarea, summary").filter((one) => {
			const kind = `${one.localName} ${one.className}`;
			kinds[kind] = (kinds[kind] ?? 0) + 1;
			// An answer of three is three radio buttons.
			return kinds[kind] <= (one.type === "radio" ? 3 * MOST : MOST) && !one.matches(LEFT_ALONE);
		});
	}

	function read(): string {
		const copy = root().cloneNode(true) as HTMLElement;
		// Told once it rests, whenever that is; and what was typed is read below.
		for (const one of copy.querySelectorAll(".unseen[role=status], textarea")) one.remove();
		const held = all("input, select, textarea").map(({ type, checked, value }) =>
			/radio|checkbox/.test(type) ? checked : value,
		);
		// A reference is another each time.
		return `${copy.textContent.replace(/[⟦⟧]/g, "").replace(/[A-Z0-9]{4}-[A-Z0-9]{4}/, "…")} ${held.join()}`;
	}

	function write(field: HTMLInputElement, value: string): void {
		// React watches the element's own property.
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
		for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
	}

	/** @returns whether there was something to do with it in this turn */
	function use(control: HTMLInputElement, turn: number): boolean {
		const { money = "", number = "", email = "", text = "", month } = ANSWERS[turn] ?? {};
		const { type, name, id } = control;
		const place = (kind: string) => all(kind).indexOf(control);
		if (control instanceof HTMLSelectElement) {
			write(control, control.options[(control.selectedIndex + 1) % control.options.length]?.value ?? "");
		} else if (type === "radio") {
			const group = all(`[name="${CSS.escape(name)}"]`);
			const isTurn = group.indexOf(control) === (place("fieldset [type=radio]") + turn) % group.length;
			if (!isTurn || control.checked) return false;
			control.click();
		} else if (type === "button" && (place("[type=button]") + turn) % 2 === 1) return false;
		else if (control.matches("button, summary, [type=checkbox]")) control.click();
		else if (type === "date") write(control, month ? `2027-${month}-${11 + 4 * place("[type=date]")}` : "");
		else if (type === "email") write(control, email);
		else if (control.inputMode !== "decimal") write(control, text);
		else write(control, /price|amount/.test(id) ? money : number);
		return true;
	}

	/** All that follows of a step is done: what React put off, what waits until somebody rests, and what was sent. */
	async function settled(): Promise<void> {
		for (let turns = 0; turns < 20; turns = root().querySelector(".contact-form__submit:disabled") ? 0 : turns + 1) {
			for (const [id, work] of timers) if (timers.delete(id)) work();
			await new Promise((resolve) => {
				port1.onmessage = resolve;
				port2.postMessage(null);
			});
		}
	}

	async function useAll(): Promise<string[]> {
		await settled();
		const steps = [read()];
		for (const turn of ANSWERS.keys()) {
			for (let at = 0; at < controls().length; at++) {
				const control = controls()[at];
				if (!control || !use(control, turn)) continue;
				await settled();
				steps.push(`${turn}: ${control.localName} ${at}: ${read()}`);
			}
		}
		return steps;
	}

	// Longer is what gives up at last.
	window.setTimeout = ((work: () => void, rest = 0) => {
		if (rest >= 1000) return setTimeout(work, rest);
		timers.set(--count, work);
		return count;
	}) as typeof setTimeout;
	window.clearTimeout = (timer) => timers.delete(Number(timer)) || clearTimeout(timer);
	// Nobody looks: to draw each step would take more than all else.
	document.body.hidden = true;
	// A download would be the browser's, not the page's.
	HTMLAnchorElement.prototype.click = () => {};
	void useAll().then((steps) => {
		window.read = steps;
	});
}
