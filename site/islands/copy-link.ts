// A chat may have added its bracket or full stop to a copied link: `#visa).`.
const [part = ""] = /[a-z\d-]*[a-z\d]/.exec(location.hash) ?? [];
if (location.hash !== `#${part}` && document.getElementById(part)) location.replace(`#${part}`);

/** Lets a link to a part of the page copy its own address, and say so where it stands. Elsewhere it only leads there. */
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-linked]")) {
	link.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(link.href);
		} catch {
			// The address bar has it.
			return;
		}
		link.textContent = link.dataset.linked ?? "";
	});
	link.role = "button";
	// As a button is pressed; a link knows Enter alone.
	link.addEventListener("keydown", (event) => {
		if (event.key !== " ") return;
		event.preventDefault();
		link.click();
	});
	link.ariaLive = "polite";
}
