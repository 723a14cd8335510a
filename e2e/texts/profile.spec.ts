/** «Perfil en 5 minutos»: what a clinic wrote of itself is taken from the desk into the editor, and lacks only what the team checks. */
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { PAYLOADS } from "../../testing/requests.ts";
import { control, expect, saveButton, test } from "./editor-fixture.ts";

test("a clinic's profile goes from the desk into the editor, in a tab of its own @desktop @sweep", async ({
	editor,
}) => {
	const { reference } = await (
		await editor.request.post(CONTACT_PATH, {
			headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY },
			data: { ...PAYLOADS.network, type: "clinic", interest: "network" },
		})
	).json();
	await editor.goto(`/mesa/${reference}`);
	const opened = editor.waitForEvent("popup");
	await editor.getByRole("button", { name: "Llevarla al editor" }).click();
	const form = await opened;
	await saveButton(form).waitFor();
	await expect(control(form, "city")).toHaveValue("Santiago");
	await control(form, "city").fill("La Vega");
	// What the team has to check is all that is missing.
	await saveButton(form).click();
	await expect(form.getByRole("alert").filter({ hasText: "Este campo es obligatorio." })).toHaveCount(1);
	await form.close();
});
