import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import config from "../../astro.config.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

/** Hands a built site of these files to what the project's own build is checked by when it is done. */
async function done(files: Record<string, string>): Promise<void> {
	const folder = temporaryFolder();
	for (const [file, content] of Object.entries(files)) {
		mkdirSync(join(folder, file, ".."), { recursive: true });
		writeFileSync(join(folder, file), content);
	}
	const [check] = [config.integrations].flat(2).filter((one) => one && one.name === "check-links");
	if (!check) throw new Error("The build does not check its links");
	// What else it is handed, the check does not ask for.
	const handed = { dir: pathToFileURL(`${folder}/`) } as never;
	await check.hooks["astro:build:done"]?.(handed);
}

it("a built site whose links all lead somewhere passes", async () => {
	const link = '<a href="/contacto#formulario"></a><a href="/guia.pdf"></a><a href="/pacientes"></a>';
	await done({ "index.html": link, "contacto.html": '<form id="formulario"></form>', "guia.pdf": "" });
});

it("a build ends with every link and anchor that lead nowhere, and says where they stand", async () => {
	const site = { "index.html": '<a href="#acerca"></a>', "blog/una.html": '<a href="/preguntas"></a>' };
	await expect(done(site)).rejects.toThrow(
		[
			"Los enlaces tienen 2 fallos:",
			"  /blog/una: el enlace /preguntas no lleva a ningún sitio; no existe la página ni el archivo /preguntas.",
			"  /: el enlace #acerca no lleva a ningún sitio; en / no hay nada con el id «acerca».",
		].join("\n"),
	);
});
