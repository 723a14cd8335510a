/**
 * Brings the visitor to what a link asked for: `?tipo=` opens its form, `?asunto=` chooses what it is sent for
 * (specification, section 2: /contacto is also linked with tipo=direccion).
 */
import { purposeAskedFor } from "../../contract/purposes.ts";

const wanted = new URLSearchParams(location.search).get("tipo");
const purpose = purposeAskedFor(location.href);
for (const choice of document.querySelectorAll<HTMLDetailsElement>("details[data-tipo]")) {
	const list = choice.querySelector<HTMLSelectElement>("[name=purpose]");
	// What the visitor chose before, and the browser restored, is theirs.
	if (purpose && list?.value === "") list.value = list.querySelector(`[value=${purpose}]`) ? purpose : "";
	if (choice.dataset.tipo !== wanted) continue;
	choice.open = true;
	// Whoever came to ask sees the form first.
	if (scrollY === 0) choice.scrollIntoView();
}
