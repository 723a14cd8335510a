/** What a screen reader is given of the forms and their notices: the accessibility tree, in order. */
import type { Locator, Page } from "@playwright/test";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { expect, fillPatient, reach, test } from "../fixtures/journey.ts";

/** Each form by its address and anchor; what is not written in a tree may stand between. */
const FORMS = [
	{
		route: "/contacto",
		anchor: "contact-form-patient",
		tree: `
      - form "Soy paciente":
        - paragraph: /«opcional»/
        - textbox "Nombre"
        - paragraph: Aquí te escribimos la respuesta.
        - textbox "Correo electrónico"
        - paragraph: Si quieres una llamada. Incluye el código de país.
        - textbox "Teléfono (opcional)"
        - combobox "País donde vives":
          - option "Seleccionar país" [selected]
          - option "Estados Unidos"
        - textbox "Mensaje (opcional)"
        - heading "Qué pasa con tus datos" [level=3]
        - paragraph:
          - strong: No incluyas tu historial médico.
        - button "Enviar solicitud"
        - status
        - group`,
	},
	{
		route: "/#contact-form-clinic",
		anchor: "contact-form-clinic",
		tree: `
      - form "Soy clínica o doctor":
        - textbox "Nombre de contacto"
        - textbox "Nombre de la clínica"
        - textbox "Correo electrónico"
        - textbox "Teléfono"
        - textbox "Mensaje (opcional)"
        - heading "Qué pasa con tus datos"
        - button "Solicitar consultoría"
        - status
        - group`,
	},
	{
		route: "/agenda-pais",
		anchor: "contact-form-agenda",
		tree: `
      - form "Súmate a la agenda":
        - textbox "Nombre de contacto"
        - textbox "Organización"
        - combobox "Sector":
          - option "Seleccionar sector" [selected]
        - textbox "Correo electrónico"
        - textbox "Teléfono (opcional)"
        - textbox "Mensaje (opcional)"
        - heading "Qué pasa con tus datos"
        - button "Quiero sumarme"`,
	},
	{
		route: "/testimonios",
		anchor: "testimonial-form",
		tree: `
      - form "Comparte tu testimonio":
        - textbox "Nombre"
        - combobox "Escribes como"
        - textbox "Correo electrónico"
        - combobox "País (opcional)"
        - textbox "Tratamiento o servicio (opcional)"
        - combobox "Valoración (opcional)"
        - textbox "Tu testimonio"
        - checkbox /^Doy mi consentimiento expreso y por escrito/
        - heading "Qué pasa con tus datos"
        - button "Enviar testimonio"`,
	},
	{
		route: "/en/contact",
		anchor: "contact-form-patient",
		tree: `
      - form "I’m a patient":
        - textbox "Name"
        - textbox "Email"
        - textbox "Phone (optional)"
        - combobox "Country you live in":
          - option "Choose a country" [selected]
          - option "United States"
        - textbox "Message (optional)"
        - heading "What happens to your data" [level=3]
        - button "Send request"
        - status
        - group`,
	},
	{
		route: "/en/testimonials",
		anchor: "testimonial-form",
		tree: `
      - form "Share your story":
        - textbox "Name"
        - combobox "You’re writing as"
        - textbox "Email"
        - combobox "Country (optional)"
        - textbox "Your story"
        - heading "What happens to your data"
        - status
        - group`,
	},
] as const;

for (const { route, anchor, tree } of FORMS) {
	test(`the form ${anchor} of ${route} says each field's name, what is optional and what happens with one's data`, async ({
		page,
	}) => {
		await page.goto(route);
		await expect(page.locator(`#${anchor} form`)).toMatchAriaSnapshot(tree);
	});
}

test("faults are announced before the fields, with links, and again at each field", async ({ page }) => {
	const form = await patientForm(page);
	await form.locator("[type=submit]").click();
	await expect(form).toMatchAriaSnapshot(`
    - form "Soy paciente":
      - group "Revisa estos datos":
        - heading "Revisa estos datos" [level=3]
        - list:
          - listitem:
            - link "Escribe tu nombre.":
              - /url: "#patient-name"
          - listitem:
            - link "Escribe tu correo electrónico.":
              - /url: "#patient-email"
          - listitem:
            - link "Elige el país donde vives.":
              - /url: "#patient-country"
      - paragraph: Escribe tu nombre.
      - textbox "Nombre" [invalid]
      - paragraph: Escribe tu correo electrónico.
      - textbox "Correo electrónico" [invalid]
      - textbox "Teléfono (opcional)"
      - paragraph: Elige el país donde vives.
      - combobox "País donde vives" [invalid]
  `);
});

test("a likely slip in the address is offered as a button after its field", async ({ page }) => {
	const form = await patientForm(page);
	await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
	await form.getByLabel("Mensaje").focus();
	await expect(form).toMatchAriaSnapshot(`
    - textbox "Correo electrónico": ana@gmial.com
    - paragraph:
      - button "¿Quisiste decir ana@gmail.com?"
  `);
});

test("the thanks are a status, with the reference to keep", async ({ page }) => {
	const form = await patientForm(page);
	await fillAndSend(form);
	await expect(form).toMatchAriaSnapshot(`
    - status:
      - paragraph: Solicitud enviada
      - paragraph: Te contactaremos pronto para brindarte información personalizada.
      - paragraph:
        - text: "Tu referencia:"
        - strong: /^[A-Z0-9]{4}-[A-Z0-9]{4}$/
  `);
});

test.describe("when the service does not answer", () => {
	test.use({ expectedConsole: /^\d{3}$|^(Type|Syntax|Abort)Error|Failed to load resource/ });

	test("the failure takes the focus and names other ways to write", async ({ page }) => {
		const form = await patientForm(page);
		await page.route(`**${CONTACT_PATH}`, (asked) => asked.abort());
		await fillAndSend(form);
		await expect(form).toMatchAriaSnapshot(`
      - group:
        - paragraph: Error
        - paragraph: No pudimos enviar tu solicitud. Intenta nuevamente.
        - paragraph:
          - link /^\\+1/
          - link /@/
          - link "el chat"
    `);
	});
});

async function patientForm(page: Page) {
	await page.goto("/contacto");
	const form = page.locator("#contact-form-patient form");
	await reach(form);
	return form;
}

async function fillAndSend(form: Locator) {
	await fillPatient(form);
	await form.locator("[type=submit]").click();
}
