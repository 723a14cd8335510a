import { execFileSync } from "node:child_process";
import fs, { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { EVA, IAN } from "../testing/texts/checkout.ts";
import { checkout, publisherOn } from "../testing/texts/publisher.ts";
import { repository } from "./git.ts";
import { Refused } from "./refused.ts";

const HOME = "content/es/pages/home.yaml";
const CONTACT = "content/es/pages/contacto.yaml";

type Running = Awaited<ReturnType<typeof publisherOn>>;

async function publish({ ask, state, served }: Running, member = EVA) {
	const before = served.length;
	const answer = await ask("POST", "/publish", { draft: (await state()).draft }, member);
	expect(answer.json).toEqual({});
	await vi.waitFor(() => expect(served.length).toBe(before + 1), { timeout: 30_000 });
	return served.at(-1) ?? "";
}

it("publishes the draft, tells it in words, and goes back to what was public before", async () => {
	const running = await publisherOn(checkout());
	const { edit, state, ask, served } = running;
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	expect((await state()).changes).toEqual([
		{
			file: "Páginas › Página de inicio (/)",
			place: "Título de la página",
			before: expect.any(String),
			after: "Fertilidad con calma",
		},
	]);
	const folder = await publish(running);
	expect(readFileSync(join(folder, "es/pages/home.yaml"), "utf8")).toContain("title: Fertilidad con calma");
	const after = await state();
	expect(after.changes).toEqual([]);
	expect(after.publications.map(({ name }: { name: string }) => name)).toEqual(["Eva Núñez", "Textos"]);
	expect((await ask("POST", "/back", { id: after.publications[1].id }, IAN)).status).toBe(202);
	await vi.waitFor(() => expect(served).toHaveLength(2), { timeout: 30_000 });
	expect(readFileSync(join(served[1] ?? "", "es/pages/home.yaml"), "utf8")).not.toContain("Fertilidad con calma");
	const back = await state();
	expect(back.changes).toEqual([]);
	expect(back.publications[0]).toMatchObject({ name: "Ian Mora", backTo: after.publications[1].at });
});

it("tells what is chosen in the words that the form has for it", async () => {
	const files = checkout();
	mkdirSync(files.path("content/people"), { recursive: true });
	writeFileSync(files.path("content/people/ana-perez.yaml"), "name: Ana Pérez\n");
	files.commit("Somebody who checks");
	const { save, edit, state } = await publisherOn(files);
	await edit("content/es/answers/precio.yaml", /^audience: .*$/m, "audience: partner");
	await edit("content/es/answers/precio.yaml", /sources: \[/, "sources: [prousuario, ");
	const clinic = [
		...["name: Clínica Tal", "city: Santiago", "place: { latitude: 19.45, longitude: -70.69 }"],
		...['licence: { number: "1", lookup: https://registro.example.com }', "treatments: [ivf]", "languages: [en]"],
		...[
			"checks:",
			"  - criterion: licence",
			"    paper: { es: La habilitación }",
			"    by: ana-perez",
			"    date: 2026-11-22",
		],
	].join("\n");
	const path = "content/clinics/tal.yaml";
	for (let asked = 0; asked < 2; asked++) await save({ operation: "create", path }, `${clinic}\n`);
	const { changes } = await state();
	expect(changes).toContainEqual(expect.objectContaining({ before: "Pacientes", after: "Clínicas y profesionales" }));
	const said = changes.map(({ after }: { after?: string }) => after);
	expect(said).toEqual(
		expect.arrayContaining(["fertilización in vitro", "Inglés", "Habilitación vigente", "Ana Pérez"]),
	);
	expect(said.join(" ")).toContain("ProUsuario");
});

it("going back keeps in the draft what was saved after the version that is left", async () => {
	const running = await publisherOn(checkout());
	const { edit, state, ask, served } = running;
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	await publish(running);
	await edit(CONTACT, /^title: .*$/m, "title: Escríbenos · Grupo ivf.do");
	await ask("POST", "/back", { id: (await state()).publications[1].id });
	await vi.waitFor(() => expect(served).toHaveLength(2), { timeout: 30_000 });
	expect((await state()).changes).toMatchObject([
		{ file: "Páginas › Escríbenos (/contacto)", after: "Escríbenos · Grupo ivf.do" },
	]);
});

it("publishes nothing that somebody saved after it was looked at", async () => {
	const { edit, state, ask } = await publisherOn(checkout());
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	const { draft } = await state();
	await edit(CONTACT, /^title: .*$/m, "title: Escríbenos · Grupo ivf.do", IAN);
	expect((await ask("POST", "/publish", { draft })).status).toBe(409);
});

it("what was published is still public after a start, whatever the files beside say elsewhere", async () => {
	const files = checkout();
	const first = await publisherOn(files);
	await first.edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	await publish(first);
	await first.stop();
	writeFileSync(files.path(CONTACT), files.read(CONTACT).replace(/^title: .*$/m, "title: Escríbenos · Grupo ivf.do"));
	const { started } = await publisherOn(files);
	const published = (file: string) => readFileSync(join(started ?? "", file), "utf8");
	expect(published("es/pages/home.yaml")).toContain("title: Fertilidad con calma");
	expect(published("es/pages/contacto.yaml")).toContain("title: Escríbenos · Grupo ivf.do");
});

it("a build that fails leaves public what was public, and says why", async () => {
	const files = checkout();
	const { noBuilds } = await import("../testing/texts/no-builds.ts");
	const failing: typeof noBuilds = (...about) => ({
		...noBuilds(...about),
		whole: () => Promise.reject(new Refused(422, "el enlace /nada no lleva a ninguna parte")),
	});
	const { edit, state, ask, served } = await publisherOn(files, { builders: failing });
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	const before = files.git("rev-parse", "textos-publico");
	await ask("POST", "/publish", { draft: (await state()).draft });
	await vi.waitFor(async () => expect((await state()).job?.problem).toContain("/nada no lleva"), { timeout: 30_000 });
	expect(files.git("rev-parse", "textos-publico")).toBe(before);
	expect(served).toEqual([]);
});

it("drafts and what is public are pushed where a remote is set", async () => {
	const files = checkout();
	const remote = temporaryFolder();
	execFileSync("git", ["init", "--quiet", "--bare", remote]);
	const { edit } = await publisherOn(files, { remote });
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	const draft = files.git("rev-parse", "textos");
	const pushed = () =>
		execFileSync("git", ["-C", remote, "rev-parse", "textos"], { encoding: "utf8", stdio: "pipe" }).trim();
	await vi.waitFor(() => expect(pushed()).toBe(draft), { timeout: 30_000 });
});

it("says what is missing where nothing can be edited", async () => {
	const root = temporaryFolder();
	await expect(publisherOn({ root, data: join(root, "data") })).rejects.toThrow("no es una copia de git");
	const files = checkout();
	// A folder that cannot be made, as on a disk that is only read.
	await expect(publisherOn({ root: files.root, data: files.path(".gitignore") })).rejects.toThrow(
		"en la carpeta de datos no se puede escribir",
	);
	const first = await publisherOn(files);
	await expect(publisherOn(files)).rejects.toThrow(/Otro|otro/);
	await first.stop();
	await publisherOn(files);
});

it("says that git's folder cannot be written", async () => {
	const files = checkout();
	// For root that takes a disk mounted so: what the system would answer stands in for it.
	const answer = vi.spyOn(fs, "accessSync").mockImplementation((path) => {
		if (path === files.path(".git")) throw Object.assign(new Error("read-only file system"), { code: "EROFS" });
	});
	syncBuiltinESMExports();
	onTestFinished(() => {
		answer.mockRestore();
		syncBuiltinESMExports();
	});
	await expect(publisherOn(files)).rejects.toThrow("en la carpeta de git no se puede escribir");
});

it("a save that meets a locked branch loses nothing and says so", async () => {
	const files = checkout();
	const { edit } = await publisherOn(files);
	const lock = files.path(".git/refs/heads/textos.lock");
	writeFileSync(lock, "");
	const refused = await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	expect(refused.status).toBe(503);
	expect(refused.json.message).toMatch(/textos\.lock.*Si sigue, quien cuida el servidor borra ese archivo/);
	execFileSync("rm", [lock]);
	expect((await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma")).status).toBe(201);
});

it("two who move a branch at once do not overwrite each other", async () => {
	const { root, data, git: text } = checkout();
	const git = repository(root, data);
	const head = text("rev-parse", "HEAD");
	const other = await git.commit(`${head}^{tree}`, [head], "Other");
	await git.move("refs/heads/textos", other, undefined);
	await expect(git.move("refs/heads/textos", head, head)).rejects.toThrow(/update-ref/);
	expect(text("rev-parse", "textos")).toBe(other);
});
