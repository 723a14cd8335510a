/** A working day of two people, Ana on a phone and Luis at a desk, with script and without. */
import { readFileSync } from "node:fs";
import { ANA, DESKTOP, device, expect, LUIS, noteOf, PHONE, signedIn, signIn, test } from "./team.ts";

for (const script of [true, false]) {
	const tag = script ? [] : ["@sweep"];
	test(`two people work through a day ${script ? "with" : "without"} script`, { tag }, async ({ office }) => {
		const [mariela, claire, held] = office.references;
		const ana = await device(office, { screen: PHONE, script });
		/** With script the page shows it by itself; without, one reloads to know. */
		const lookAgain = async () => {
			if (!script) await luis.reload();
		};

		await test.step("Ana comes by the link in a mail and signs in", async () => {
			await ana.goto(`/mesa/${mariela}`);
			await signIn(office, ana, ANA);
			await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
			await expect(ana.getByRole("blockquote")).toHaveText("¿Se parece?");
		});

		const luis = await signedIn(office, LUIS, { screen: DESKTOP, script });
		await expect(luis.getByText("2 abiertas")).toBeVisible();

		await test.step("Ana takes it, and Luis sees who has it", async () => {
			await ana.getByRole("button", { name: "La tomo yo" }).click();
			await expect(ana.getByRole("button", { name: "Soltar" })).toBeVisible();
			await lookAgain();
			await expect(
				luis.getByRole("listitem").filter({ hasText: "Mariela" }).getByText("la tiene Ana", { exact: true }),
			).toBeVisible();
		});

		await test.step("Ana answers by mail, with subject, copy and greeting", async () => {
			const reply = ana.getByRole("link", { name: "Desde mi correo" });
			await expect(reply).toHaveAttribute(
				"href",
				new RegExp(`^mailto:mariela@example\\.org\\?subject=.*${mariela}.*&cc=.*Mariela`),
			);
		});

		await test.step("Ana marks it answered, takes that back, and marks it again", async () => {
			const marks = ana.getByRole("group", { name: "Marcar como respondida" });
			await marks.getByRole("button", { name: "Marcar como respondida por correo" }).click();
			await expect(ana.getByText(`Marcaste como respondida la de Mariela Cruz · ${mariela}.`)).toBeVisible();
			await expect(ana.getByRole("heading", { name: "Claire Dubois" })).toBeVisible();
			await ana.getByRole("button", { name: "Deshacer" }).click();
			await expect(ana.getByText("Vuelve a estar abierta.")).toBeVisible();
			await marks.getByRole("button", { name: "Marcar como respondida por correo" }).click();
			await expect(ana.getByText("Marcaste como respondida la de Mariela Cruz")).toBeVisible();
			await lookAgain();
			await expect(luis.getByText("1 abierta")).toBeVisible();
		});

		await test.step("Luis passes one to Ana, who is told by mail", async () => {
			await luis.getByRole("link", { name: "Claire Dubois" }).click();
			await luis.getByText("Pasar la solicitud").click();
			await luis.getByLabel("A quién").selectOption({ label: "Ana Pérez" });
			await luis.getByRole("button", { name: "Pasar", exact: true }).click();
			await expect(luis.getByText(`Pasaste la de Claire Dubois · ${claire} a Ana Pérez.`)).toBeVisible();
			await ana.goto("/mesa?ver=mine");
			await expect(ana.getByText("la tienes tú")).toBeVisible();
		});

		await test.step("Luis lets go what a person wrote", async () => {
			await luis.goto("/mesa?ver=held");
			await expect(luis.getByText("Soy una persona.")).toBeVisible();
			await luis.getByRole("button", { name: "No es spam: que siga" }).click();
			await expect(luis.getByText(`La de Rosa Marte · ${held} ya no está en cuarentena.`)).toBeVisible();
		});

		await test.step("Luis notes something, and Ana finds it", async () => {
			await luis.goto(`/mesa/${held}`);
			await noteOf(luis).fill("Prefiere los jueves.");
			await luis.getByRole("button", { name: "Guardar nota" }).click();
			await expect(luis.getByText("Nota guardada.")).toBeVisible();
			await ana.goto("/mesa");
			await ana.getByRole("searchbox").fill("jueves");
			await ana.getByRole("button", { name: "Buscar" }).click();
			await expect(ana.getByText("1 solicitud con «jueves»")).toBeVisible();
			await ana.getByRole("link", { name: "Rosa Marte" }).click();
			await expect(ana.getByText("Prefiere los jueves.")).toBeVisible();
		});

		await test.step("the boss reads the figures and takes them along", async () => {
			await luis.getByRole("link", { name: "Cifras" }).click();
			await expect(luis.getByRole("heading", { name: "Cifras" })).toBeVisible();
			await expect(luis.getByRole("row").filter({ hasText: "Francia" })).toContainText("1");
			const download = luis.waitForEvent("download");
			await luis.getByRole("button", { name: "Descargar las cifras" }).click();
			expect(readFileSync(await (await download).path(), "utf8")).toContain("Francia");
		});

		await test.step("Ana leaves all her devices", async () => {
			const tablet = await signedIn(office, ANA, { script });
			await ana.goto("/mesa");
			await ana.getByRole("link", { name: "Salir" }).click();
			await ana.getByRole("button", { name: "Salir de todos mis aparatos" }).click();
			await expect(ana.getByText("Saliste.")).toBeVisible();
			await tablet.goto("/mesa");
			await expect(tablet.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
			await luis.goto("/mesa");
			await expect(luis.getByRole("heading", { name: "Por responder" })).toBeVisible();
		});

		await test.step("the mails of what Luis passed on and let go leave once they may", async () => {
			office.hurryMails();
			const to = (address: string, subject: RegExp) =>
				office.mail.sentTo(address).filter((one) => subject.test(one.subject ?? "")).length;
			await expect.poll(() => to(ANA, new RegExp(`para ti.*${claire}`))).toBe(1);
			await expect.poll(() => to("rosa@example.org", /Recibimos/)).toBe(1);
		});
	});
}
