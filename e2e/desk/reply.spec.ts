/** An answer that is written at the desk, with one of the site's own put into it. */
import { ANA, expect, PHONE, signedIn, test } from "./team.ts";

for (const script of [true, false]) {
	test(`the site's answer is found, put in and sent, and undo gives the words back ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const [mariela] = office.references;
		const ana = await signedIn(office, ANA, { screen: PHONE, script });
		await ana.goto(`/mesa/${mariela}`);
		const reply = ana.getByLabel("Tu respuesta");
		await reply.fill("Te cuento:");
		await ana.getByLabel("Buscar en las respuestas del sitio").fill("visa");
		await ana.getByRole("button", { name: "Buscar", exact: true }).click();
		const found = ana.getByText("¿Necesito visa para entrar a República Dominicana?", { exact: true });
		await found.click();
		await ana.getByRole("button", { name: "Poner en mi respuesta" }).filter({ visible: true }).click();
		await expect(reply).toHaveValue(/^Te cuento:[^]*\/preguntas\/viaje-y-visa#visa/);
		await ana.getByRole("button", { name: "Enviar y marcar" }).click();
		await expect(ana.getByRole("button", { name: "Deshacer" })).toBeVisible();
		await ana.getByRole("button", { name: "Deshacer" }).click();
		await ana.goto(`/mesa/${mariela}`);
		await expect(reply).toHaveValue(/^Te cuento:[^]*viaje-y-visa#visa/);
	});
}
