/** An editor's month, on a phone and at a desk: what she writes, shows, corrects, publishes and takes back. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { TEXTS_PATH } from "../../contract/desk/texts.ts";
import { ANA } from "../fixtures/journey.ts";
import { control, expect, openEntry, saveButton, saving, test } from "./editor-fixture.ts";
import { add, addPicture, choose, near, unfold, upload, write } from "./forms.ts";

const photograph = async (background: string) =>
	await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
		.jpeg()
		.toBuffer();
const TODAY = "2026-11-27";
const CLINIC = "clinicas/entries/clinica-del-sol";
const BACK = "Volver a esta versión";

/** The library's own: once a new text is saved in Spanish alone, its switch of languages looks for the faults of the other (0045). */
const IN_ITS_SWITCH = "^TypeError: Cannot convert undefined or null to object$";
// What a refusal is in the network, beside what the editor's program says of itself.
test.use({
	expectedConsole: new RegExp(
		`jsdelivr|OAuth application|escape its sandboxing|Framing|status of 4|status: 422|derived_inert|${IN_ITS_SWITCH}`,
	),
});
/** How wide a picture of the form is, once it is there. */
const width = (picture: Locator) => expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth));

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
]) {
	test(`an editor's month, ${viewport.width} pixels wide, is published and taken back @desktop @sweep`, async ({
		editor: page,
		checkout,
		backend,
	}) => {
		test.setTimeout(900_000);
		page.setDefaultTimeout(30_000);
		await page.setViewportSize(viewport);
		const draft = (file: string) => checkout.git("show", `textos:content/${file}`);
		const save = async () => {
			const before = checkout.count();
			await saveButton(page).click();
			await expect.poll(checkout.count).toBe(before + 1);
			await expect(saving(page)).toBeHidden();
		};

		await test.step("a headline, and the hours", async () => {
			await openEntry(page, "paginas/entries/pages-home");
			await unfold(page, "sections");
			await write(page, { "sections.0.title": "Tu camino puede *empezar* aquí" });
			await save();
			expect(draft("es/pages/home.yaml")).toContain("title: Tu camino puede *empezar* aquí");
			await openEntry(page, "generales/entries/contact");
			await write(page, { "opening.until": "19:00" });
			await save();
			expect(draft("contact.yaml")).toContain('until: "19:00"');
		});

		await test.step("a question with its source", async () => {
			await openEntry(page, "respuestas/entries/precio");
			const place = await add(page, "items", "Preguntas");
			await write(page, {
				[`${place}.id`]: "papeles-del-vuelo",
				[`${place}.question`]: "¿Guardo los papeles del vuelo?",
				[`${place}.answer`]: "Sí. Guárdalos hasta que vuelvas a casa.",
			});
			await choose(page, `${place}.sources`, "ProUsuario");
			await save();
			expect(draft("es/answers/precio.yaml")).toMatch(/id: papeles-del-vuelo[\s\S]*prousuario/);
		});

		await test.step("a portrait", async () => {
			await openEntry(page, "personas/new");
			await write(page, { name: "Ana Núñez", "role.es": "Dirección de Academy", "answersFor.es": "Los cursos." });
			await addPicture(page, "picture", "IMG_1 (2).JPG", await photograph("teal"), "Ana Núñez sonríe");
			await save();
			expect(draft("people/ana-nunez.yaml")).toContain("alt: Ana Núñez sonríe");
		});

		await test.step("a clinic with its logo, and a mistake that is told by the field's title", async () => {
			await openEntry(page, "clinicas/new");
			await write(page, { name: "Clínica del Sol", city: "<b>Santiago</b>" });
			await unfold(page, "place");
			await write(page, { "place.latitude": "19.45", "place.longitude": "-70.69" });
			await unfold(page, "licence");
			await write(page, { "licence.number": "H-1", "licence.lookup": "https://registro.example.com/1" });
			await addPicture(page, "picture", "logo.png", await photograph("navy"), "Clínica del Sol");
			await choose(page, "treatments", "fertilización in vitro");
			await choose(page, "languages", "Español");
			const check = await add(page, "checks", "comprob");
			await choose(page, `${check}.criterion`, "Habilitación vigente");
			await write(page, { [`${check}.paper.es`]: "La habilitación", [`${check}.date`]: TODAY });
			await choose(page, `${check}.by`, "Ana Núñez");
			await saveButton(page).click();
			const said = page.getByRole("alertdialog");
			await expect(said).toContainText("Clínicas › Clínica del Sol · Ciudad: <b> es HTML");
			await said.getByRole("button").last().click();
			await control(page, "city").scrollIntoViewIfNeeded();
			await write(page, { city: "Santiago" });
			await save();
			await openEntry(page, CLINIC);
			await expect(control(page, "city")).toHaveValue("Santiago");
			expect(draft("clinics/clinica-del-sol.yaml")).toMatch(/by: ana-nunez/);
		});

		await test.step("an article with two pictures", async () => {
			await openEntry(page, "articulos/new");
			await write(page, {
				title: "¿Qué llevar a la primera consulta?",
				description: "Una lista corta de lo que conviene llevar a la primera consulta de fertilidad, y por qué ayuda.",
				summary: "Una lista corta para llegar con calma. Y por qué ayuda cada cosa.",
				date: TODAY,
			});
			await choose(page, "image", "Una puerta");
			await addPicture(page, "picture", "portada.jpg", await photograph("olive"), "Una carpeta sobre una mesa");
			await choose(page, "sources", "ProUsuario");
			const body = await near(page, "body");
			await body.locator("[contenteditable=true]").first().click();
			await page.keyboard.type("Lleva tus estudios. Así no los repites.");
			await page.keyboard.press("Enter");
			await body.getByRole("button", { name: "Imagen" }).click();
			const image = body.getByRole("group", { name: "Imagen" }).first();
			await upload(page, image, "dentro.jpg", await photograph("maroon"));
			await image.locator("[data-key-path$=':alt'] input").fill("Una mesa con papeles");
			await page.keyboard.press("Tab");
			await expect(image.locator("img")).toHaveAttribute("src", /^blob:/);
			await save();
			const text = draft("es/articulos/que-llevar-a-la-primera-consulta.md");
			expect(text).toContain("file: portada.webp");
			expect(text).toContain("![Una mesa con papeles](dentro.webp)");
			await openEntry(page, "articulos/entries/que-llevar-a-la-primera-consulta");
			await width((await near(page, "picture")).locator("img").first()).toBeGreaterThan(0);
			await width((await near(page, "body")).locator("img").first()).toBeGreaterThan(0);
		});

		await test.step("a testimonial, and a page in English", async () => {
			await openEntry(page, "generales/entries/testimonials");
			const place = await add(page, "lista", "Testimonios");
			await choose(page, `${place}.category`, "Pacientes");
			await write(page, {
				[`${place}.name`]: "Paciente de Santiago",
				[`${place}.country`]: "República Dominicana",
				// As Word writes it.
				[`${place}.content`]: "Me dijeron \u201cven con calma\u201d, y\u00A0supe qué preguntar. 🌱",
				[`${place}.rating`]: "5",
			});
			await save();
			expect(draft("es/testimonials.yaml")).toContain("Me dijeron “ven con calma”, y supe qué preguntar. 🌱");
			await openEntry(page, "paginas/entries/pages-contacto");
			if (viewport.width < 800) {
				await page.getByRole("combobox").first().click();
				await page.getByRole("option", { name: "Inglés" }).click();
			} else await page.getByRole("radio", { name: "Inglés" }).first().click();
			await expect(control(page, "title")).toHaveValue(/^Contact/);
			await write(page, { title: "Write to us · Grupo ivf.do" });
			await save();
			expect(checkout.lastChange()).toContainEqual("1\t1\tcontent/en/pages/contacto.yaml");
		});

		await test.step("published with a code by mail, and taken back", async () => {
			const confirm = async (asks: string, does: string) => {
				await page.goto(TEXTS_PATH);
				const mails = backend.mail.sentTo(ANA).length;
				await page.getByRole("button", { name: asks, exact: true }).first().click();
				await expect.poll(() => backend.mail.sentTo(ANA).length).toBe(mails + 1);
				const [code = ""] = /\d{3} \d{3}/.exec(backend.mail.sentTo(ANA).at(-1)?.text ?? "") ?? [];
				await page.getByLabel("Código").fill(code);
				await page.getByRole("button", { name: does }).click();
			};
			const title = () =>
				/^ +title: (Tu camino.*)$/m.exec(checkout.git("show", "textos-publico:content/es/pages/home.yaml"))?.[1];
			await page.goto(TEXTS_PATH);
			await expect(page.getByRole("heading", { name: "Clínicas › Clínica del Sol" })).toBeVisible();
			await expect(page.getByText("Tu camino puede *empezar* aquí")).toBeVisible();
			await confirm("Publicar", "Publicar ahora");
			await expect.poll(title).toBe("Tu camino puede *empezar* aquí");
			await expect(page.getByText("Publica los textos")).toBeVisible();
			await confirm(BACK, "Volver ahora a esa versión");
			await expect.poll(title).toBe("Tu camino puede *empezar* en el Caribe");
			await page.goto("about:blank");
		});
	});
}
