/** Opens the form a link asked for with `?tipo=` (specification, section 2: /contacto is also linked with tipo=direccion). */
const wanted = new URLSearchParams(location.search).get("tipo");
for (const choice of document.querySelectorAll<HTMLDetailsElement>("details[data-tipo]")) {
	if (choice.dataset.tipo !== wanted || choice.open) continue;
	choice.open = true;
	choice.scrollIntoView();
}
