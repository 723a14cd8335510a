/** What `npm run dev` shows of a field that the contract did not have when it was started. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { addField, copiedSources, NEW_LABEL } from "../../testing/builds/copied-project.ts";

const ENTRY = "patients-form.ts";

/** What a bundle of contract and content is made from. */
const SOURCES = [
	"content",
	"content-model",
	"contract",
	"package.json",
	"plan",
	"tsconfig.base.json",
	"vite.server.ts",
];

/** A copied project as its servers are bundled, with a module that shows the patients' fields and words. */
function copy() {
	const folder = copiedSources(SOURCES);
	writeFileSync(
		join(folder, ENTRY),
		`import { messages } from "virtual:content";
		import { FORMS } from "./contract/requests/forms.ts";
		export const shown = FORMS.patient.fields.map((field) => messages.forms.patient.fields[field].label);`,
	);
	const configFile = join(folder, "vite.config.ts");
	writeFileSync(configFile, 'export { serverBundle as default } from "./vite.server.ts";');
	return { folder, settings: { root: folder, configFile, logLevel: "silent" } as const };
}

it("a new field of the contract and its words are there for the next page, without another start", async () => {
	const { folder, settings } = copy();
	const server = await createServer({ ...settings, appType: "custom", server: { middlewareMode: true, ws: false } });
	onTestFinished(() => server.close());
	const shown = async () => (await server.ssrLoadModule(`/${ENTRY}`)).shown;
	expect(await shown()).not.toContain(NEW_LABEL);
	addField(folder);
	await vi.waitFor(async () => expect(await shown()).toContain(NEW_LABEL), { timeout: 30_000, interval: 100 });
});

it("a bundle is made anew with a new field and its words, without another start", async () => {
	const { folder, settings } = copy();
	const watcher = await build({ ...settings, build: { ssr: ENTRY, watch: {} } });
	if (!("close" in watcher)) throw new Error("Nothing is watched");
	onTestFinished(() => watcher.close());
	const bundle = () => readFileSync(join(folder, "dist/patients-form.js"), "utf8");
	await vi.waitFor(() => expect(bundle()).toContain("País donde vives"), { timeout: 30_000, interval: 100 });
	addField(folder);
	await vi.waitFor(() => expect(bundle()).toContain(NEW_LABEL), { timeout: 30_000, interval: 100 });
});
