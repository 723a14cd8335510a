/** What stands in the page of all questions itself: opens the answer an address leads to, and loads the search on use. */
// A file of its own by its address: an ordinary import() would bring Vite's loader, and this script its own file.
import searchFile from "./faq-search.ts?worker&url";

const box = document.querySelector("search.faq-index__filter") as HTMLElement;
const input = box.querySelector("input") as HTMLInputElement;

/** Opens an answer and its subject, where the browser has not. */
function openAddressed(): void {
	const target = document.getElementById(location.hash.slice(1));
	let closed = false;
	for (let inside = target?.closest("details"); inside; inside = inside.parentElement?.closest("details")) {
		closed ||= !inside.open;
		inside.open = true;
	}
	if (closed) target?.scrollIntoView();
}

/** The module is fetched once; where that fails, without a connection, the list stays. */
let wanted = false;
function load(): void {
	if (wanted) return;
	wanted = true;
	import(/* @vite-ignore */ searchFile).catch(() => {
		wanted = false;
	});
}

addEventListener("hashchange", openAddressed);
openAddressed();
for (const type of ["focus", "input"]) input.addEventListener(type, load);
input.value ||= history.state?.search ?? "";
if (input.value) load();
