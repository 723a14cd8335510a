import { REVISION_PATH } from "../../../contract/desk/paths.ts";
import { keepMark, showMarks } from "./marks.ts";
import { news, STALE_ID, say, showNotice } from "./news.ts";
import { address, deskIn } from "./page-swap.ts";

const EVERY = 4_000;
// After so many questions without an answer the page says that it may be old.
const LOST_AFTER = 3;
const MAX_ANNOUNCED = 3;

/** Told to the other tabs by a page that asks to sign in: it is no more kept than that takes. */
const OUT = "mesa:fuera";

/** Shows changes every few seconds in a visible tab, at once on return to it, and a sign-out in every tab. */
export function keepUpToDate(): void {
	let lost = 0;
	let over = false;
	const timer = setInterval(() => ask(), EVERY);
	document.addEventListener("visibilitychange", () => ask());
	addEventListener("storage", ({ key, newValue }) => {
		if (key === OUT && newValue !== null) void ask(true);
	});
	if (!news()) tellOtherTabs();

	async function ask(evenHidden = false): Promise<void> {
		const shown = news();
		if (!shown || over || (document.hidden && !evenHidden) || document.querySelector("[aria-busy=true]")) return;
		try {
			const response = await fetch(REVISION_PATH, { credentials: "same-origin" });
			const { revision, signedOut, member } = (await response.json()) as Partial<Record<string, string>>;
			// Out, or somebody else is in.
			if (signedOut || (member && member !== shown.dataset.member)) {
				clearInterval(timer);
				over = true;
				return showSignedOut(shown);
			}
			// A proxy's word, or a hotel's.
			if (!revision) throw new Error("no desk");
			const live = document.querySelector<HTMLElement>("[data-live]");
			// The store is back: from now on there is more to do than to read.
			if (live?.dataset.readOnly) location.reload();
			else if (live && revision !== live.dataset.live) await refresh();
			if (lost >= LOST_AFTER) document.getElementById(STALE_ID)?.remove();
			lost = 0;
		} catch {
			lost += 1;
			if (lost === LOST_AFTER) showNotice(shown.dataset.stale);
		}
	}
}

function tellOtherTabs(): void {
	try {
		localStorage.setItem(OUT, "1");
		localStorage.removeItem(OUT);
	} catch {
		// Switched off: they ask in a few seconds, or when somebody looks.
	}
}

/** Signed out elsewhere, or remembered for long enough: whatever is shown goes, from the tab's title to the last row. */
function showSignedOut({ dataset }: HTMLElement): void {
	for (const part of document.querySelectorAll(".desk__list, #contenido > *")) part.remove();
	document.title = dataset.enterAgain ?? "";
	const notice = showNotice(dataset.signedOut);
	const link = document.createElement("a");
	link.href = address();
	link.textContent = dataset.enterAgain ?? "";
	notice?.append(link);
}

/** Shows anew what is no longer true: the list, the request beside it, or both. */
async function refresh(): Promise<void> {
	const response = await fetch(location.href, { credentials: "same-origin" });
	const desk = (await deskIn(response))?.desk;
	if (!desk) throw new Error("no desk");
	const said: (string | undefined)[] = [];
	for (const live of document.querySelectorAll<HTMLElement>("[data-live]")) {
		const next = desk.querySelector<HTMLElement>(`[data-live][class="${live.className}"]`);
		if (!next) continue;
		if (next.dataset.version !== undefined && next.dataset.version === live.dataset.version) {
			live.dataset.live = next.dataset.live;
			continue;
		}
		said.push(changes(live, next));
		keepWhatIsTyped(live, next);
		live.replaceWith(next);
	}
	// Rows say who has what; the general message is for a page without them.
	say(said.find((words) => words !== news()?.dataset.changed) ?? said[0]);
}

/** What changed, in the rows' own words; the general message where no row is new or changed. */
function changes(before: HTMLElement, after: HTMLElement): string | undefined {
	const known = new Map(rows(before).map((row) => [row.dataset.key, row.dataset.version]));
	const fresh: string[] = [];
	const moved: string[] = [];
	for (const row of rows(after)) {
		const { key, version, said = "" } = row.dataset;
		if (!known.has(key)) {
			row.classList.add("request-row--new");
			fresh.push(`${after.dataset.liveList}: ${said}`);
		} else if (known.get(key) !== version) moved.push(said);
	}
	return [...fresh, ...moved].slice(0, MAX_ANNOUNCED).join(". ") || news()?.dataset.changed;
}

const rows = (within: HTMLElement): HTMLElement[] => [...within.querySelectorAll<HTMLElement>("[data-key]")];

/** What somebody is typing, what stands open and where the keyboard is stay as they are. */
function keepWhatIsTyped(before: HTMLElement, after: HTMLElement): void {
	for (const field of before.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
		"[id][name]",
	)) {
		const same = after.querySelector<typeof field>(`#${CSS.escape(field.id)}`);
		if (field instanceof HTMLInputElement && field.type === "checkbox") keepMark(field, same, after);
		else if (same) same.value = field.value;
	}
	// Whoever is answering is told on sending what a colleague did meanwhile.
	const [seen, now] = [before, after].map((one) => one.querySelector<HTMLInputElement>("#write-reply [name=version]"));
	if (seen && now && before.querySelector<HTMLTextAreaElement>("#reply")?.value) now.value = seen.value;
	showMarks(after);
	const open = [...before.querySelectorAll("details")].map((details) => details.open);
	for (const [index, details] of [...after.querySelectorAll("details")].entries()) details.open = open[index] ?? false;
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLElement) || !before.contains(activeElement)) return;
	const { selectionStart: start, selectionEnd: end } = activeElement as HTMLTextAreaElement;
	const name = activeElement.id ? "id" : "href";
	const value = CSS.escape(activeElement.getAttribute(name) ?? "");
	requestAnimationFrame(() => {
		const same = after.querySelector<HTMLTextAreaElement>(`[${name}="${value}"]`);
		same?.focus({ preventScroll: true });
		if (typeof start === "number") same?.setSelectionRange(start, end);
	});
}
