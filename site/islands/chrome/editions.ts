/** A link to the same page in another language keeps the place in it, what was asked for, and a plan that is in the address. */
addEventListener("click", ({ target }) => {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-edition]") : null;
	if (!link) return;
	link.search = location.search;
	link.hash = location.hash;
});
