/** «Perfil en 5 minutos»: what a clinic wrote of itself is taken from the desk into the editor, and goes on there. */
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { PAYLOADS } from "../../testing/requests.ts";
import { control, expect, saveButton, saving, test } from "./editor-fixture.ts";

test("a clinic's profile goes from the desk into the editor, in a tab of its own @desktop @sweep", async ({
	editor,
	checkout,
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
	const before = checkout.count();
	await control(form, "city").fill("La Vega");
	await saveButton(form).click();
	await expect.poll(checkout.count).toBe(before + 1);
	await expect(saving(form)).toBeHidden();
	expect(checkout.git("show", "textos:content/clinics/clinica-sol.yaml")).toContain("city: La Vega");
	await form.close();
});
