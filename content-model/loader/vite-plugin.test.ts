import { join } from "node:path";
import { build, createServer, normalizePath } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { editContent } from "../../testing/broken-content.ts";
import { copiedContent } from "../../testing/copied-content.ts";
import { contentPlugin } from "./vite-plugin.ts";

/** What stops a page while somebody edits this content. */
async function shown(folder: string) {
	const server = await createServer({
		configFile: false,
		appType: "custom",
		logLevel: "silent",
		optimizeDeps: { noDiscovery: true },
		plugins: [contentPlugin(folder)],
		server: { middlewareMode: true, ws: false, watch: null },
	});
	onTestFinished(() => server.close());
	return server.ssrLoadModule("virtual:content").catch((error) => error);
}

test("the screen of whoever edits names the faults and shows the line of the first, without a way through the code", async () => {
	const folder = copiedContent();
	editContent(folder, "units/bi.yaml", /^category:/m, "categoria:");
	const error = await shown(folder);
	expect(error).toMatchObject({
		title: "El contenido tiene 2 fallos",
		name: "Corrígelo y guarda: la página se recarga sola.",
		loc: { file: normalizePath(join(folder, "units/bi.yaml")), line: 3 },
		stack: "",
	});
	expect(error.message.split("\n")).toEqual([
		"content/units/bi.yaml · category: falta este campo.",
		"content/units/bi.yaml · línea 3 · categoria: esta clave no existe aquí; ¿querías escribir «category»?",
	]);
});

test("a build stops, and names the faults", async () => {
	const folder = copiedContent();
	editContent(folder, "units/bi.yaml", /^category:/m, "categoria:");
	const built = build({
		configFile: false,
		logLevel: "silent",
		plugins: [contentPlugin(folder)],
		build: { ssr: true, write: false, rolldownOptions: { input: "virtual:content" } },
	});
	const error = await built.catch((error) => error);
	expect(error.message).toContain(
		[
			"El contenido tiene 2 fallos:",
			"  content/units/bi.yaml · category: falta este campo.",
			"  content/units/bi.yaml · línea 3 · categoria: esta clave no existe aquí; ¿querías escribir «category»?",
		].join("\n"),
	);
});
