import type { Purpose } from "../../contract/requests/purposes.ts";
import type { REQUEST_KEY } from "../plan/store/plan-keys.ts";

/** Opens the form a link asks for by `?tipo=` (specification, section 2), with the purpose of `?asunto=`. */
const asked = new URLSearchParams(location.search);
// A chat may have added its bracket or full stop.
const [type, slug] = ["tipo", "asunto"].map((name) => /\w*/.exec(asked.get(name) ?? "")?.[0]?.toLowerCase());
const wanted = type || (slug && "paciente");
for (const choice of document.querySelectorAll<HTMLDetailsElement>("details[data-tipo]")) {
	const list = choice.querySelector<HTMLSelectElement>("[name=purpose]");
	// What the visitor chose before, and the browser restored, is theirs.
	if (list?.value === "") for (const option of list.options) option.selected ||= option.dataset.slug === slug;
	if (choice.dataset.tipo !== wanted) continue;
	choice.open = true;
	// Whoever came to ask sees the form first.
	if (scrollY === 0) choice.scrollIntoView();
}

/** The patient's form. Asked for each time: it may be rendered anew (`wake/hydrate.ts`). */
const patient = <E extends HTMLElement>(selector: string) =>
	document.querySelector(`[data-tipo=paciente] ${selector}`) as E;

// On this page the button for a call leads to the form that stands here, and what is written in it stays.
for (const link of document.querySelectorAll<HTMLElement>("header [href^='#contact']"))
	link.onclick = () => {
		const list = patient<HTMLSelectElement>("[name=purpose]");
		const call: Purpose = "call";
		list.value = call;
		list.dispatchEvent(new Event("input", { bubbles: true }));
		(list.closest("details") as HTMLDetailsElement).open = true;
	};

// Imported, it would be a file of its own that the page waits for; the type holds it to be the same.
const REQUEST: typeof REQUEST_KEY = "mi-plan-solicitud";
// What comes along from the plan is shown beside the form's heading, and stands in the message, to be read and changed before anything is sent.
try {
	const held = sessionStorage;
	const brought = held[REQUEST] ?? "";
	const message = () => patient<HTMLTextAreaElement>("[name=message]");
	const shown = (words: string) => {
		patient(".brought").hidden = !words;
		patient(".brought > :last-child").textContent = words;
	};
	shown(brought);
	// Where the page was loaded again, the browser may have put it back.
	if (!message().value.includes(brought)) message().value += (message().value && "\n\n") + brought;
	// The tab keeps it until the form is awake, or is sent without script.
	for (const type of ["astro:hydrate", "submit"])
		addEventListener(type, ({ target }) => (target as Element).contains(message()) && delete held[REQUEST], true);
	// «Borrar todo» in another tab.
	new BroadcastChannel(REQUEST).onmessage = () => {
		held.clear();
		message().value = message().value.replace(brought, "");
		shown("");
	};
} catch {
	// A browser that keeps nothing brings nothing.
}
