import { symlinkSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { EVA, IAN } from "../testing/texts/checkout.ts";
import { checkout, publisherOn } from "../testing/texts/publisher.ts";

const HOME = "content/es/pages/home.yaml";
const CONTACT = "content/es/pages/contacto.yaml";

it("a save is committed to the draft under the member's name, and leaves the checkout as it was", async () => {
	const files = checkout();
	const { edit } = await publisherOn(files);
	const before = files.read(HOME);
	expect((await edit(HOME, /^title: .*$/m, "title: Fertilidad en República Dominicana")).status).toBe(201);
	expect(files.git("log", "-1", "--format=%an <%ae>", "textos")).toBe("Eva Núñez <eva@example.com>");
	expect(files.git("show", `textos:${HOME}`)).toContain("title: Fertilidad en República Dominicana");
	expect(files.read(HOME)).toBe(before);
	expect(files.git("status", "--porcelain")).toBe("");
});

it("two people who change different fields of a text both keep what they wrote", async () => {
	const files = checkout();
	const { open, save } = await publisherOn(files);
	const { sha, text } = await open(CONTACT);
	const hers = text.replace(/^title: .*$/m, "title: Escríbenos · Grupo ivf.do");
	const his = text.replace(
		/^description: .*$/m,
		`description: ${"Escribe a una persona del Grupo ivf.do. ".repeat(3).trim()}`,
	);
	expect((await save({ path: CONTACT, sha, opened: text }, hers, EVA)).status).toBe(201);
	expect((await save({ path: CONTACT, sha, opened: text }, his, IAN)).status).toBe(201);
	const now = files.git("show", `textos:${CONTACT}`);
	expect(now).toContain("title: Escríbenos · Grupo ivf.do");
	expect(now).toContain("description: Escribe a una persona");
});

it("the same field changed by two people is refused by its name, and nothing of the first is lost", async () => {
	const files = checkout();
	const { open, save } = await publisherOn(files);
	const { sha, text } = await open(CONTACT);
	const with_ = (title: string) => text.replace(/^title: .*$/m, `title: ${title}`);
	await save({ path: CONTACT, sha }, with_("Uno · Grupo ivf.do"), EVA);
	const second = await save({ path: CONTACT, sha }, with_("Dos · Grupo ivf.do"), IAN);
	expect(second.status).toBe(409);
	expect(second.json.message).toMatch(
		/Otra persona cambió lo mismo.*«Páginas › Uno \(\/contacto\) · Título de la página/,
	);
	expect(files.git("show", `textos:${CONTACT}`)).toContain("Uno · Grupo ivf.do");
});

it("what would break the site is refused with its cure, and kept unpublishable when it is saved again", async () => {
	const files = checkout();
	const { edit, ask, state } = await publisherOn(files);
	const broken = ["<b>Fertilidad</b>", "title: <b>Fertilidad</b>"] as const;
	const first = await edit(HOME, /^title: .*$/m, broken[1]);
	expect(first.status).toBe(422);
	expect(first.json.message).toMatch(/^Páginas › Página de inicio \(\/\) · Título de la página: <b> es HTML/);
	expect(files.git("show", `textos:${HOME}`)).not.toContain(broken[0]);
	expect((await edit(HOME, /^title: .*$/m, broken[1])).status).toBe(201);
	expect((await state()).faults).toEqual([expect.stringContaining("<b> es HTML")]);
	expect((await ask("POST", "/publish", { draft: (await state()).draft })).status).toBe(422);
	// Nobody else is held up by it.
	expect((await edit(CONTACT, /^title: .*$/m, "title: Escríbenos · Grupo ivf.do", IAN)).status).toBe(201);
});

it("nothing is written beside the content, nor to what is made of it", async () => {
	const files = checkout();
	const { save } = await publisherOn(files);
	for (const path of [
		"../package.json",
		"content/../package.json",
		"content/es/../../x.yaml",
		"package.json",
		"content/.schemas/page.json",
		"content/es/.translated.json",
		"content/es/pages/x.js",
		"/etc/passwd",
		"content//etc/x.yaml",
		"content/imagenes/Foto de Ana.jpg",
	]) {
		expect((await save({ operation: "create", path }, "x: 1\n")).status, path).toBe(403);
	}
	expect(files.git("diff", "--name-only", "main", "textos")).toBe("");
});

it("Markdown and YAML bring no script in", async () => {
	const files = checkout();
	const { edit } = await publisherOn(files);
	const article = "content/es/articulos/como-comparar-paises.md";
	const evil = [
		"<script>alert(1)</script>",
		"[aquí](javascript:alert(1))",
		"[aquí](data:text/html,alert)",
		"[aquí](//malo.example/x)",
		"![x](x)",
		"<img src=x onerror=alert(1)>",
	];
	const said: Record<string, number> = {};
	for (const one of evil) said[one] = (await edit(article, /\n$/, `\n\n${one}\n`)).status;
	said["YAML's own kinds"] = (await edit(HOME, /^title: .*$/m, 'title: !!js/function "alert(1)"')).status;
	said["a link to a program"] = (await edit(HOME, /href: \/[\w-]*/, 'href: "javascript:alert(1)"')).status;
	said["a profile that is a program"] = (
		await edit("content/contact.yaml", /^email:/m, "profiles: [javascript:alert.x]\nemail:")
	).status;
	expect(Object.entries(said).filter(([, status]) => status !== 422)).toEqual([]);
	expect(files.git("diff", "--name-only", "main", "textos")).toBe("");
}, 120_000);

it("no path leads around the code that publishing wants", async () => {
	const files = checkout();
	const { edit, ask, state, served } = await publisherOn(files);
	await edit(HOME, /^title: .*$/m, "title: Fertilidad con calma");
	const { draft } = await state();
	for (const path of [
		"..%2fpublish",
		"..%2F..%2Fpublish",
		"repos/ivf/sitio/..%2f..%2fpublish",
		"publish",
		"back",
		"%2fpublish",
	])
		expect((await ask("POST", `/api/v1/${path}`, { draft })).status, path).toBe(404);
	expect([served, (await state()).job]).toEqual([[], undefined]);
});

it("nothing beside the content is read, and no link in it leads out", async () => {
	const files = checkout();
	symlinkSync("/etc/passwd", files.path("content/es/enlace.yaml"));
	files.commit("A link");
	const { ask } = await publisherOn(files);
	const media = (path: string) => ask("GET", `/api/v1/repos/ivf/sitio/media/textos/${path}`);
	expect((await media(".gitignore")).status).toBe(404);
	expect((await media("content/../.gitignore")).status).toBe(404);
	expect((await media("content%2F..%2F.gitignore")).status).toBe(404);
	expect((await media("content/es/enlace.yaml")).bytes.toString()).not.toContain("root:");
});

it("a picture is kept without what the camera wrote into it", async () => {
	const files = checkout();
	const { save, ask } = await publisherOn(files);
	const photo = await sharp({ create: { width: 5000, height: 40, channels: 3, background: "teal" } })
		.withExif({ IFD0: { Artist: "Ana en su casa" }, IFD3: { GPSLatitude: "18/1 28/1 0/1" } })
		.jpeg()
		.toBuffer();
	expect((await save({ operation: "create", path: "content/imagenes/img_2041-1.jpg" }, photo)).status).toBe(201);
	const { bytes } = await ask("GET", "/api/v1/repos/ivf/sitio/media/textos/content/imagenes/img_2041-1.jpg");
	const kept = await sharp(bytes).metadata();
	expect(kept).toMatchObject({ format: "jpeg", width: 4000 });
	expect(kept.exif).toBeUndefined();
});

const NOT_PICTURES = [
	[
		"a picture that is something else",
		"mentira.jpg",
		() =>
			sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
				.png()
				.toBuffer(),
		/no es lo que dice su nombre/,
	],
	[
		"a drawing that may carry a program",
		"logo.svg",
		async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
		/Expórtalo como PNG/,
	],
	["a picture of an iPhone that few browsers show", "foto.heic", async () => Buffer.from("ftypheic"), /Más compatible/],
	[
		"one with too many points",
		"enorme.png",
		() =>
			sharp({ create: { width: 20000, height: 3000, channels: 3, background: "red" } })
				.png()
				.toBuffer(),
		/50 millones de puntos/,
	],
	[
		"one that is cut off",
		"cortada.jpg",
		async () =>
			(
				await sharp({
					create: {
						width: 400,
						height: 400,
						channels: 3,
						background: "red",
						noise: { type: "gaussian", mean: 99, sigma: 50 },
					},
				})
					.jpeg()
					.toBuffer()
			).subarray(0, 4000),
		/cortada o dañada/,
	],
	["one of more than 10 MB", "pesada.jpg", async () => Buffer.alloc(10 * 1024 * 1024 + 1), /más de 10 MB/],
	["a document that is none", "hoja.pdf", async () => Buffer.from("MZ"), /no es lo que dice su nombre/],
] as const;

it("a file that is no picture a browser shows is refused with what to do", async () => {
	const files = checkout();
	const { save } = await publisherOn(files);
	for (const [what, name, make, said] of NOT_PICTURES) {
		const folder = name.endsWith(".pdf") ? "descargas" : "imagenes";
		const { status, json } = await save({ operation: "create", path: `content/${folder}/${name}` }, await make());
		expect(json.message, what).toMatch(said);
		expect(status, what).toBe(422);
	}
});

const STALE = "Páginas › Escríbenos (/en/contact) · Título de la página";

it("a translation that is saved counts as made from the text as it now is, and one that is not is told", async () => {
	const files = checkout();
	const { edit, state } = await publisherOn(files);
	await edit(CONTACT, /^title: .*$/m, "title: Escríbenos · Grupo ivf.do");
	expect((await state()).untranslated).toContain(STALE);
	await edit("content/en/pages/contacto.yaml", /^title: .*$/m, "title: Write to us · Grupo ivf.do");
	expect((await state()).untranslated).not.toContain(STALE);
});

it("what is edited in files beside it is merged into the draft, committed or not", async () => {
	const files = checkout();
	const { edit, state } = await publisherOn(files);
	await edit(CONTACT, /^title: .*$/m, "title: Escríbenos · Grupo ivf.do");
	writeFileSync(files.path(HOME), files.read(HOME).replace(/^title: .*$/m, "title: Fertilidad y confianza"));
	expect((await state()).conflicts).toEqual([]);
	expect(files.git("show", `textos:${HOME}`)).toContain("title: Fertilidad y confianza");
	expect(files.git("show", `textos:${CONTACT}`)).toContain("title: Escríbenos");
});

it("the same line edited in the files is shown, overwritten on neither side, and nothing is published meanwhile", async () => {
	const files = checkout();
	const { edit, state, ask } = await publisherOn(files);
	await edit(HOME, /^title: .*$/m, "title: Fertilidad desde la mesa");
	writeFileSync(files.path(HOME), files.read(HOME).replace(/^title: .*$/m, "title: Fertilidad desde el archivo"));
	expect((await state()).conflicts).toEqual([HOME]);
	expect(files.git("show", `textos:${HOME}`)).toContain("title: Fertilidad desde la mesa");
	expect(files.read(HOME)).toContain("title: Fertilidad desde el archivo");
	expect((await ask("POST", "/publish", { draft: (await state()).draft })).status).toBe(409);
});
