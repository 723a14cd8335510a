/** The hour of a call at the desk: agenda, another hour, nobody there, and a calendar, with and without script, on a phone. */
import ICAL from "ical.js";
import { axeViolations } from "../appearance/checks/accessible.ts";
import { ANA, expect, type Office, PHONE, signedIn, test } from "./team.ts";

const EMAIL = "noelia@example.org";

/** Somebody who has the first free hour but one. */
async function withCall({ send, service }: Office) {
	const answer = await fetch(`${service.url}/functions/v1/secure-contact/call-hours`);
	const { hours } = (await answer.json()) as { hours: string[] };
	const call_at = hours[1] ?? "";
	const call = { purpose: "call", call_at, time_zone: "Europe/Madrid", call_by: "whatsapp" };
	const reference = await send({ name: "Noelia Sanz", email: EMAIL, phone: "+34 600 123 456", country: "ES", ...call });
	return { reference, call_at };
}

/** What calendars take of the mails that came, the last one last. */
const invitations = ({ mail }: Office) =>
	mail.sentTo(EMAIL).flatMap(({ subject, inReplyTo, attachments }) =>
		attachments
			.filter(({ mimeType }) => mimeType === "text/calendar")
			.map(({ content }) => {
				const text = typeof content === "string" ? content : new TextDecoder().decode(content);
				const calendar = new ICAL.Component(ICAL.parse(text));
				const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
				const at = event.startDate.toJSDate().toISOString();
				const method = calendar.getFirstPropertyValue("method");
				return { subject, inReplyTo, method, uid: event.uid, sequence: event.sequence, at };
			}),
	);

for (const script of [true, false]) {
	test(`a call gets another hour, which the visitor's calendar follows, and is cancelled, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const { reference, call_at } = await withCall(office);
		const ana = await signedIn(office, ANA, { screen: PHONE, script });
		await ana.getByRole("link", { name: "Agenda" }).click();
		await expect(ana.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
		await expect(ana.getByRole("listitem").filter({ hasText: reference })).toContainText("en Madrid");
		await ana.getByRole("link", { name: "Noelia Sanz" }).last().click();
		await ana.getByRole("button", { name: "Cambiar la hora" }).click();
		await expect(ana.getByRole("alert")).toContainText("Elige una hora");
		const hour = await ana.getByLabel("Horas libres").locator("option").nth(4).getAttribute("value");
		await ana.getByLabel("Horas libres").selectOption(hour);
		await ana.getByRole("button", { name: "Cambiar la hora" }).click();
		await expect(ana.getByText("La llamada tiene la hora nueva.")).toBeVisible();
		if (script) expect(await axeViolations(ana, {})).toEqual([]);
		office.hurryMails();
		const last = () => invitations(office).at(-1);
		await expect.poll(() => last()?.sequence).toBe(1);
		const [receipt] = invitations(office);
		expect(receipt).toMatchObject({ method: "REQUEST", sequence: 0, at: call_at });
		expect(last()).toMatchObject({ method: "REQUEST", uid: receipt?.uid, at: hour });
		expect(last()?.inReplyTo).toBeTruthy();
		await ana.goto(`/mesa/${reference}`);
		await ana.getByRole("button", { name: "Cancelar la llamada" }).click();
		await expect(ana.getByText("Cancelaste la llamada.")).toBeVisible();
		office.hurryMails();
		await expect.poll(() => last()).toMatchObject({ method: "CANCEL", uid: receipt?.uid, sequence: 2 });
	});
}

test("nobody answered: it is written down, another hour is told, and undone in time nothing leaves", async ({
	office,
}) => {
	const { reference } = await withCall(office);
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${reference}`);
	await ana.getByLabel("Horas libres").selectOption({ index: 6 });
	await ana.getByRole("button", { name: "No contestó" }).click();
	await expect(ana.getByText("Ana Pérez llamó y no contestó")).toBeVisible();
	await ana.getByRole("button", { name: "Deshacer" }).click();
	await expect(ana.getByText("La llamada vuelve a estar como antes.")).toBeVisible();
	expect(invitations(office).map(({ sequence }) => sequence)).not.toContain(1);
});

test("a member's calendar is read by a calendar program until it is revoked", async ({ office }) => {
	const { reference, call_at } = await withCall(office);
	const ana = await signedIn(office, ANA, { screen: PHONE });
	await ana.goto("/mesa/agenda");
	await ana.getByRole("button", { name: /Crear/ }).click();
	expect(await axeViolations(ana, {})).toEqual([]);
	const address = await ana.getByLabel("Tu dirección").inputValue();
	const { pathname } = new URL(address);
	const read = async () => await fetch(`${office.service.url}${pathname}`);
	const events = new ICAL.Component(ICAL.parse(await (await read()).text()))
		.getAllSubcomponents("vevent")
		.map((one) => new ICAL.Event(one));
	const theirs = events.find(({ uid }) => uid.startsWith(reference));
	expect(theirs?.summary).toBe(`Llamada ${reference}`);
	expect(theirs?.startDate.toJSDate().toISOString()).toBe(call_at);
	await ana.getByRole("button", { name: "Anular mi dirección" }).click();
	await expect(ana.getByText("Tu dirección ya no vale.")).toBeVisible();
	expect((await read()).status).toBe(404);
});
