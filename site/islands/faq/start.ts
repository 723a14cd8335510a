/** What stands in the page of all questions itself: leads from an old address to its answer, and loads the search on use. */
// A file of its own by its address: an ordinary import() would bring Vite's loader, and this script its own file.
import searchFile from "./faq-search.ts?worker&url";

const box = document.querySelector("search.faq-index__filter") as HTMLElement;
const input = box.querySelector("input") as HTMLInputElement;

/** Leads on to an answer, which once stood here, or opens a subject where the browser has not. */
function openAddressed(): void {
	const target = document.getElementById(/[a-z\d-]*[a-z\d]/.exec(location.hash)?.[0] ?? "");
	if (target?.matches("li")) location.replace((target.firstElementChild as HTMLAnchorElement).href);
	let closed = false;
	for (let inside = target?.closest("details"); inside; inside = inside.parentElement?.closest("details")) {
		closed ||= !inside.open;
		inside.open = true;
	}
	if (closed) target?.scrollIntoView();
	if (target?.matches(".alarm")) load();
}

const fault = box.querySelector(".faq-index__fault") as HTMLElement;

/** The module is fetched once; if that fails, the list stays and the page says so. Each try has its address: some browsers try none twice. */
let wanted = false;
let tries = 0;
async function load(): Promise<void> {
	if (wanted) return;
	wanted = true;
	const address = tries++ ? `${searchFile}?${tries}` : searchFile;
	await import(/* @vite-ignore */ address).catch(() => {
		wanted = false;
	});
	fault.hidden = wanted;
}

(fault.lastElementChild as HTMLElement).onclick = async () => {
	await load();
	// This button is gone by then.
	if (wanted) input.focus();
	// After an update of the site the page asks for a file that is gone.
	else if (navigator.onLine) location.reload();
};
for (const type of ["focus", "input"]) input.addEventListener(type, load);
if (input.value) load();
addEventListener("hashchange", openAddressed);
openAddressed();
