/** The site once its owner has filled what waits for facts: clinics, people, the legal entity, profiles, signed texts. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Axe from "axe-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { REVIEWS, type Reader } from "../content-model/loader/signed-reviews.ts";
import { pendingTexts, reviewList, takeSigned } from "../scripts/generate/reviews.ts";
import { launchChromium } from "../scripts/install/install.ts";
import { copiedProject } from "../testing/builds/copied-project.ts";
import { serveFolder } from "../testing/pages/built-gallery.ts";
import { richResultFaults } from "../testing/pages/rich-results.ts";

const ORIGIN = "http://filled.test";
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** One of them with a name as long as a name gets. */
const CLINICS = {
	sol: ["Clínica Sol", "19.45", "-70.69"],
	mar: ["Centro de Medicina Reproductiva y Fertilidad del Mar", "18.47", "-69.9"],
	luna: ["Instituto Luna", "18.56", "-68.37"],
} as const;
const PEOPLE = { ana: "Ana Pérez", luis: "Luis Alberto Montero de la Cruz", eva: "Eva Núñez" };
const COMPANY = "Grupo de Ejemplo, SRL";
const SIGNER = "Dra. Ana Pérez";

/** @returns the built pages' folder */
async function filledSite(): Promise<string> {
	const { content, edit, build, folder } = copiedProject();
	for (const name of ["clinics", "people", "imagenes"]) mkdirSync(join(content, name), { recursive: true });
	const face = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#2b8a93" } });
	writeFileSync(join(content, "imagenes/retrato.jpg"), await face.jpeg().toBuffer());
	const picture = (alt: string) => `picture: { file: retrato.jpg, alt: "${alt}" }\n`;
	const sol = readFileSync("testing/network/sol.yaml", "utf8");
	for (const [id, [name, latitude, longitude]] of Object.entries(CLINICS)) {
		const own = sol.replace("Clínica Sol", name).replace("19.45", latitude).replace("-70.69", longitude);
		const text = own.replace("H-001", `H-${id}`) + picture(`Entrada de ${name}`);
		writeFileSync(join(content, `clinics/${id}.yaml`), text);
	}
	const ana = readFileSync("testing/network/ana.yaml", "utf8");
	for (const [id, name] of Object.entries(PEOPLE))
		writeFileSync(join(content, `people/${id}.yaml`), ana.replace("Ana Pérez", name) + picture(`${name} sonríe`));
	const company = `company: { name: "${COMPANY}", rnc: "000000000", street: Calle 1, city: Santo Domingo }`;
	edit("contact.yaml", /^closed:/m, `${company}\nprofiles: [https://www.example.com/grupo]\nclosed:`);
	for (const reader of Object.keys(REVIEWS) as Reader[]) {
		const list = join(folder, `${reader}.yaml`);
		writeFileSync(list, reviewList(reader, pendingTexts(content, reader)));
		const filled = { ...parse(readFileSync(list, "utf8")), by: SIGNER, on: "2026-11-26" };
		for (const text of Object.values<{ result?: string }>(filled.texts)) text.result = "bien";
		writeFileSync(list, stringify(filled));
		takeSigned(content, list);
	}
	const { ok, said } = build();
	expect(ok, said).toBe(true);
	return join(folder, "dist/site");
}

// A whole build, and a browser.
it("is accessible, fits, and says of itself what search engines understand", { timeout: 600_000 }, async () => {
	const site = await filledSite();
	const html = (path: string) => readFileSync(join(site, `${path === "/" ? "index" : path}.html`), "utf8");
	const graph = (path: string) => html(path).match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "";
	const clinics = Object.keys(CLINICS).flatMap((id) => [`/clinicas/${id}`, `/en/clinics/${id}`]);
	const pages = ["/", "/en", "/clinicas", "/en/clinics", ...clinics, "/ivfdo", "/sobre-nosotros", "/preguntas/salud"];
	for (const path of pages) {
		expect(richResultFaults(graph(path)), path).toEqual([]);
		expect(html(path).match(/<title>([^<]*)/)?.[1]?.length, path).toBeLessThanOrEqual(60);
	}
	expect(graph("/clinicas/mar")).toContain('"@type":"MedicalClinic"');
	expect(graph("/")).toContain(`"legalName":"${COMPANY}","taxID":"000000000"`);
	expect(html("/en").split("<footer")[1]).toContain(COMPANY);
	expect(graph("/")).toContain('"sameAs":["https://www.example.com/grupo"]');
	expect(graph("/preguntas/salud")).toContain(`"reviewedBy":[{"@type":"Person","name":"${SIGNER}"}]`);

	await using browser = await launchChromium();
	const context = await browser.newContext({ reducedMotion: "reduce" });
	await serveFolder(context, site, ORIGIN);
	const page = await context.newPage();
	for (const [width, colorScheme] of [
		[360, "dark"],
		[1440, "light"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme });
		for (const path of pages) {
			await page.goto(`${ORIGIN}${path}`);
			await page.evaluate(AXE);
			const found = await page.evaluate(async () => {
				const { axe } = window as unknown as { axe: typeof Axe };
				const { violations } = await axe.run(document, { rules: { "target-size": { enabled: true } } });
				const beyond = document.documentElement.scrollWidth - innerWidth;
				const wide = [...document.querySelectorAll("main img")].filter((one) => one.clientHeight > 2 * innerHeight);
				return [
					...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
					...(beyond > 0 ? [`${beyond} pixels beyond the edge`] : []),
					...wide.map(({ outerHTML }) => `higher than two screens: ${outerHTML}`),
				];
			});
			expect(found, `${path}, ${width} pixels wide, ${colorScheme}`).toEqual([]);
		}
	}
	// Who reads stands small beside the tool, not a screen each.
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(ORIGIN);
	const faces = page.locator("main img[alt$=sonríe]");
	expect(await faces.count()).toBe(Object.keys(PEOPLE).length);
	for (const face of await faces.all()) expect((await face.boundingBox())?.width).toBeLessThan(100);
});
