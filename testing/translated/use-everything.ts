declare global {
	interface Window {
		/** What each step has changed of the words, once all are done. */
		usedEverything?: string[];
	}
}

/**
 * In the page: answers every question below a selector and presses every button, in a fixed order and several times over,
 * with answers that are right, doubtful, wrong and none. What each step changed of the words and of what stands in
 * controls is noted in `window.usedEverything`, without a translator's marks.
 */
export function useEverything(selector: string): void {
	const ANSWERS = [
		{ money: "9,600", number: "12", email: "ana@example.com", text: "Ana" },
		{ money: "9.500", number: "1.500", email: "ana@", text: "Luz" },
		{ money: "8,000", number: "18", email: "luz@example.com", text: "Luz" },
		{ money: "", number: "999999 o más", email: "", text: "" },
	] as const;
	const LEFT_ALONE = ":disabled, [type=hidden], [type=file], .plan-bar *, .contact-form__trap *";
	const MOST = 8;
	const root = () => document.querySelector(selector);
	const { port1, port2 } = new MessageChannel();
	const { fetch, setTimeout, clearTimeout } = window;
	const timers = new Set<unknown>();
	let underWay = 0;

	/** The first ones of each kind: a list of sixty questions says no more than one of twenty. */
	function controls(): HTMLElement[] {
		const kinds: Record<string, number> = {};
		const all = root()?.querySelectorAll<HTMLElement>("button, input, select, textarea, summary") ?? [];
		return [...all].filter((one) => {
			const kind = `${one.localName} ${one.className}`;
			kinds[kind] = (kinds[kind] ?? 0) + 1;
			// An answer of three is three radio buttons.
			return kinds[kind] <= (one.matches("[type=radio]") ? 3 * MOST : MOST) && !one.matches(LEFT_ALONE);
		});
	}

	/** Each element's own words, and what each control holds; but what is told once it rests, whenever that is. */
	function words(): string[] {
		const said: string[] = [];
		for (const element of root()?.querySelectorAll<HTMLElement>(
			":not(font, .unseen[role=status], .unseen[role=status] *)",
		) ?? []) {
			const own = [...element.childNodes].map((node) =>
				node instanceof Text || node.nodeName === "FONT" ? node.textContent : " ",
			);
			// A reference is another each time.
			const text = own
				.join("")
				.replace(/[⟦⟧]/g, "")
				.replace(/\s+/g, " ")
				.replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/, "…");
			if (text.trim() && element.localName !== "textarea") said.push(text.trim());
			if (element.matches("input, select, textarea")) {
				const { value, checked } = element as HTMLInputElement;
				said.push(`${element.localName} = ${element.matches("[type=radio], [type=checkbox]") ? checked : value}`);
			}
		}
		return root() ? said : ["nothing is left"];
	}

	function write(field: HTMLElement, value: string): void {
		const { prototype } = field.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement;
		// React watches the element's own property.
		Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}

	/** @returns whether there was something to do with it in this turn */
	function use(control: HTMLElement, turn: number): boolean {
		const answer = ANSWERS[turn] as (typeof ANSWERS)[number];
		const place = (kind: string) => [...(root()?.querySelectorAll(kind) ?? [])].indexOf(control);
		const { type, name } = control as HTMLInputElement;
		if (control.matches("select")) {
			const list = control as HTMLSelectElement;
			list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
			list.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (type === "radio") {
			const group = [...document.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
			const isTurn = group.indexOf(control) === (place("fieldset [type=radio]") + turn) % group.length;
			if (!isTurn || (control as HTMLInputElement).checked) return false;
			control.click();
		} else if (type === "checkbox" || control.matches("summary, [type=submit]")) control.click();
		else if (control.matches("button")) {
			if ((place("[type=button]") + turn) % 2 === 1) return false;
			control.click();
		} else if (type === "date") write(control, turn < 2 ? `2027-0${turn + 3}-${11 + 4 * place("[type=date]")}` : "");
		else if (type === "email") write(control, answer.email);
		else if ((control as HTMLInputElement).inputMode !== "decimal") write(control, answer.text);
		else write(control, /price|amount/.test(control.id) ? answer.money : answer.number);
		return true;
	}

	/** All that follows of a step is done: what React put off, what was sent and what is told behind it. */
	async function settled(): Promise<void> {
		const isUnderWay = () => underWay > 0 || timers.size > 0 || root()?.querySelector(".contact-form__submit:disabled");
		for (let turns = 0; turns < 20; turns = isUnderWay() ? 0 : turns + 1) {
			await new Promise((resolve) => {
				port1.onmessage = resolve;
				port2.postMessage(null);
			});
		}
	}

	function difference(before: readonly string[], after: readonly string[]): string[] {
		const counts = new Map<string, number>();
		for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
		const came = after.filter((line) => {
			const left = counts.get(line) ?? 0;
			counts.set(line, left - 1);
			return left <= 0;
		});
		const gone = [...counts].flatMap(([line, left]) => Array<string>(Math.max(0, left)).fill(line));
		return [...gone.map((line) => `− ${line}`), ...came.map((line) => `+ ${line}`)];
	}

	async function useAll(): Promise<string[]> {
		await settled();
		let before = words();
		const steps = [before.join("\n")];
		for (const turn of ANSWERS.keys()) {
			for (let at = 0; at < controls().length; at++) {
				const control = controls()[at] as HTMLElement;
				const called = `${control.localName} ${at}`;
				if (!use(control, turn)) continue;
				await settled();
				const after = words();
				steps.push([`${turn}: ${called}`, ...difference(before, after)].join("\n"));
				before = after;
			}
		}
		return steps;
	}

	// What waits until somebody rests is told at once; longer is what gives up at last.
	window.setTimeout = ((work: () => void, rest = 0) => {
		if (rest >= 1000) return setTimeout(work, rest);
		const timer = setTimeout(() => {
			timers.delete(timer);
			work();
		});
		timers.add(timer);
		return timer;
	}) as typeof setTimeout;
	window.clearTimeout = (timer) => {
		timers.delete(timer);
		clearTimeout(timer);
	};
	window.fetch = async (...asked) => {
		underWay += 1;
		try {
			const response = await fetch(...asked);
			await response.clone().arrayBuffer();
			return response;
		} finally {
			underWay -= 1;
		}
	};
	// Nobody looks: to draw each step would take more than all else.
	document.body.hidden = true;
	// A download would be the browser's, not the page's.
	HTMLAnchorElement.prototype.click = () => {};
	void useAll().then((steps) => {
		window.usedEverything = steps;
	});
}
