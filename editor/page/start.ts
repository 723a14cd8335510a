/** Starts the editor: its formats, its words, the draft's page beside each form, and what a save tells the publisher. */
import type { CmsConfig } from "@sveltia/cms";
import { DRAFT_PAGES_PATH, EDITOR_PATH, TEXTS_API_PATH, type TextsState } from "../../contract/desk/texts.ts";
import { markdownFormat, yamlFormat } from "../codec/format.ts";
import { MARKDOWN, type Settings } from "../settings/settings-file.ts";
import { holdWhileSaving } from "./hold-while-saving.ts";
import { openedTexts } from "./opened-texts.ts";

/** How the desk begins the keys of notes that are being written. */
const DESK_NOTES = "mesa:nota:";
/** The editor's own keys in this browser. */
const USER = "sveltia-cms.user";
const PREFERENCES = "sveltia-cms.prefs";
const LOCALE = "es-CO";

// A tab's storage is its origin's: a note that is being written at the desk is not the program's to read.
const hasNotes = Object.keys(sessionStorage).some((key) => key.startsWith(DESK_NOTES));
const settings: Settings = await (await fetch(`${EDITOR_PATH}/settings.json`)).json();
if (hasNotes) {
	document.body.textContent = settings.words.otherTab;
	throw new Error("notes of the desk are in this tab");
}
// Who this is, the service reads from the desk's cookie; the editor wants a token to begin without asking for one.
localStorage.setItem(USER, JSON.stringify({ backendName: "gitea", token: "mesa" }));
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}");
localStorage.setItem(
	PREFERENCES,
	JSON.stringify({ ...preferences, locale: LOCALE, closeWithEscape: false, closeOnSave: false }),
);
// Its own words are Spanish alone: it would offer a browser of another language that language, in a bar above the form.
Object.defineProperty(navigator, "language", { value: LOCALE });
// It reads them as it loads.
const { default: CMS } = await import("@sveltia/cms");

const opened = openedTexts(settings.words.offline, () => void showAnew());
for (const [name, kind] of Object.entries(settings.formats)) {
	const { fromFile, toFile } = name === MARKDOWN ? markdownFormat : yamlFormat(kind);
	CMS.registerCustomFormat(name, name === MARKDOWN ? "md" : "yaml", { fromFile, toFile: opened.noting(toFile) });
}
window.fetch = opened.told(window.fetch);
holdWhileSaving(settings.words.saving, settings.words.wait);
askBeforeLosing(settings.words.remove, settings.words.ask);

/** @param label of the button that takes an entry out of a list, which the editor does without a question */
function askBeforeLosing(label: string, question: string): void {
	document.addEventListener(
		"click",
		(event) => {
			const button = event.target instanceof Element && event.target.closest("button");
			if (!button || button.ariaLabel !== label || confirm(question)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
}

/** Beside the form, the page itself as it was last saved. */
function DraftPage({ entry }: { entry: { getIn: (path: string[]) => unknown } }) {
	const address = entry.getIn(["data", "path"]) ?? entry.getIn(["data", "href"]) ?? "/";
	const src = `${DRAFT_PAGES_PATH}${address}`;
	return window.h("iframe", { src, sandbox: "allow-scripts", title: settings.words.frame, style: FRAME });
}

/** Loads the page beside the form again, once that of what was saved is built. */
async function showAnew(): Promise<void> {
	let isBuilding = true;
	while (isBuilding) {
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
		const state: TextsState["preview"] = await (await fetch(`${TEXTS_API_PATH}/preview`)).json();
		isBuilding = state.building;
	}
	for (const { contentDocument } of document.querySelectorAll("iframe")) {
		for (const frame of contentDocument?.querySelectorAll("iframe") ?? []) frame.src += "";
	}
}
const LOOK_AGAIN = 1000;
const FRAME = { width: "100%", height: "100vh", border: 0 };

for (const { name, files } of settings.config.collections) {
	if (!["paginas", "unidades"].includes(name)) continue;
	for (const file of files ?? []) CMS.registerPreviewTemplate(file.name, DraftPage);
}
const { origin } = location;
const { backend, ...rest } = settings.config;
const host = { ...backend, base_url: origin, api_root: `${origin}${backend.api_root}` };
CMS.init({ config: { ...rest, backend: host } as unknown as CmsConfig });
