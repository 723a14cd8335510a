/** What a script in the editor's page, or in a page of the draft beside it, reaches of the desk: nothing. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DESK_PATH } from "../../contract/desk/paths.ts";
import { DRAFT_PAGES_PATH } from "../../contract/desk/texts.ts";
import { expect, openEntry, test } from "./editor-fixture.ts";

test.use({ expectedConsole: /./ });

/** A page of the draft with a script that reaches for the desk in every way there is, and tells the page around it. */
const HOSTILE = readFileSync(fileURLToPath(new URL("hostile-page.html", import.meta.url)));

test("neither a page of the draft nor a frame of the editor's own making reaches the desk @desktop", async ({
	editor,
	backend,
}) => {
	const folder = join(backend.folder, "textos");
	mkdirSync(join(folder, "vistas/mala/site"), { recursive: true });
	writeFileSync(join(folder, "vistas/mala/site/mala.html"), HOSTILE);
	rmSync(join(folder, "vista"), { force: true });
	symlinkSync("vistas/mala", join(folder, "vista"));
	await openEntry(editor, "paginas/entries/pages-contacto");
	const answered: string[] = [];
	editor.on("response", (response) => {
		if (new URL(response.url()).pathname.startsWith(DESK_PATH)) answered.push(response.url());
	});
	const reached = await editor.evaluate(
		async ({ pages, desk }) => {
			const said: Record<string, string> = {};
			const told = (frame: HTMLIFrameElement) =>
				new Promise<Record<string, string>>((resolve) => {
					addEventListener("message", ({ source, data }) => source === frame.contentWindow && resolve(data));
				});
			const shown = async (src: string) => {
				const frame = Object.assign(document.createElement("iframe"), { src });
				document.body.append(frame);
				return frame;
			};
			const tried = async (name: string, work: () => unknown) => {
				try {
					said[name] = (await work()) ? "reached" : "refused";
				} catch {
					said[name] = "refused";
				}
			};
			const draft = await shown(`${pages}/mala`);
			const ofDraft = await told(draft);
			await tried("the draft's fetch", () => draft.contentWindow?.fetch(desk));
			const blob = new Blob([`<iframe src="${location.origin}${desk}"></iframe>`], { type: "text/html" });
			const own = await shown(URL.createObjectURL(blob));
			await new Promise((resolve) => own.addEventListener("load", resolve));
			await tried("a blob's fetch", () => own.contentWindow?.fetch(location.origin + desk));
			await tried("a blob's form", () => {
				const form = own.contentDocument?.createElement("form");
				own.contentDocument?.body.append(Object.assign(form as HTMLFormElement, { method: "post", action: desk }));
				form?.submit();
				return false;
			});
			await tried("a window", () => window.open(desk));
			await tried("a fetch", () => fetch(desk));
			const workers = navigator.serviceWorker;
			await tried("a service worker", () => workers.register("/textos/start.js"));
			await tried("a service worker over the desk", () => workers.register("/textos/cms/npm/index.js", { scope: "/" }));
			await tried(
				"a stream",
				() =>
					new Promise((resolve) => {
						const stream = new EventSource(desk);
						stream.onopen = () => resolve(true);
						stream.onerror = () => resolve(false);
					}),
			);
			const form = Object.assign(document.createElement("form"), { method: "post", action: desk });
			document.body.append(form);
			form.submit();
			return { ...ofDraft, ...said };
		},
		{ pages: DRAFT_PAGES_PATH, desk: DESK_PATH },
	);
	expect(Object.keys(reached).length).toBeGreaterThan(15);
	expect(Object.entries(reached).filter(([, what]) => what !== "refused")).toEqual([]);
	expect(answered).toEqual([]);
	await expect(editor).toHaveURL(/pages-contacto$/);
});
