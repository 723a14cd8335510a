import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { build, createServer, normalizePath } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { copiedContent, editContent } from "../../testing/broken-content.ts";
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
	editContent(folder, "es/units/bi.yaml", /^category:/m, "categoria:");
	const error = await shown(folder);
	expect(error).toMatchObject({
		title: "El contenido tiene 2 fallos",
		name: "Corrígelo y guarda: la página se recarga sola.",
		loc: { file: normalizePath(join(folder, "es/units/bi.yaml")), line: 2 },
		stack: "",
	});
	expect(error.message.split("\n")).toEqual([
		"content/es/units/bi.yaml · línea 2 · category: falta este campo.",
		"content/es/units/bi.yaml · línea 3 · categoria: esta clave no existe aquí; ¿querías escribir «category»?",
	]);
});

test("a build stops, and names the faults", async () => {
	const folder = copiedContent();
	editContent(folder, "es/units/bi.yaml", /^category:/m, "categoria:");
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
			"  content/es/units/bi.yaml · línea 2 · category: falta este campo.",
			"  content/es/units/bi.yaml · línea 3 · categoria: esta clave no existe aquí; ¿querías escribir «category»?",
		].join("\n"),
	);
});

/** An article of its own: title and description may not stand twice. */
const ARTICLE = `---
title: Un artículo de prueba
description: Una descripción de prueba con más de setenta caracteres, como la piden los buscadores.
summary: Dos frases. Esta es la segunda.
date: 2026-11-22
clinicalReview: pending
image: voices
sources: [medlineplus]
related: [pasos]
---

## Un título

Un párrafo.
`;

test("an article that is added or deleted while somebody edits is heard of, as a changed one is", async () => {
	const folder = copiedContent();
	const server = await createServer({
		root: folder,
		configFile: false,
		appType: "custom",
		logLevel: "silent",
		optimizeDeps: { noDiscovery: true },
		plugins: [contentPlugin(folder)],
		server: { middlewareMode: true, ws: false },
	});
	onTestFinished(() => server.close());
	const ids = async () => {
		const { articles } = await server.ssrLoadModule("virtual:content");
		return articles.map(({ id }: { id: string }) => id);
	};
	expect(await ids()).not.toContain("prueba");
	const file = join(folder, "es/articulos/prueba.md");
	writeFileSync(file, ARTICLE);
	await vi.waitFor(async () => expect(await ids()).toContain("prueba"), { timeout: 20_000, interval: 100 });
	rmSync(file);
	await vi.waitFor(async () => expect(await ids()).not.toContain("prueba"), { timeout: 20_000, interval: 100 });
});

test("a picture that cannot be read stops the check, by its place in the content and with what to do", async () => {
	const folder = copiedContent();
	const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2b8a93" } })
		.jpeg()
		.toBuffer();
	writeFileSync(join(folder, "imagenes/ana.jpg"), whole);
	const before = "- sample: true";
	editContent(
		folder,
		"es/testimonials.yaml",
		before,
		`- picture: { file: ana.jpg, alt: Ana Pérez sonríe }\n  sample: true`,
	);
	expect((await shown(folder)).testimonials).toBeDefined();
	writeFileSync(join(folder, "imagenes/ana.jpg"), whole.subarray(0, whole.length / 2));
	const error = await shown(folder);
	expect(error.title).toBe("El contenido tiene un fallo");
	expect(error.message).toMatch(
		/^content\/es\/testimonials\.yaml · línea \d+ · 1 › picture: content\/imagenes\/ana\.jpg no se puede leer como imagen \(.+\); ábrela y guárdala de nuevo como JPG o PNG\.$/,
	);
});
