import { expect, it } from "vitest";
import { CALL_FILE_PATH, CALL_HOURS_PATH } from "../../../contract/requests/calls.ts";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { KEY, testApp } from "../../../testing/app.ts";
import { patientPayload } from "../../../testing/requests.ts";
import { callTerms } from "../../sla/call-hours.ts";
import { readOpenings } from "../../sla/deadlines.ts";

const AT = "2026-03-03T15:00:00.000Z";
const openings = readOpenings("lun-vie 08:00-18:00") ?? [];
const calls = callTerms({ timeZone: "America/Santo_Domingo", openings, closedDays: [] });
const CLIENT = { address: "192.0.2.1" };

async function house() {
	const { app, clock } = await testApp({ minFormTime: 0 }, { calls });
	const send = async (changes: object) => {
		const response = await app.request(
			CONTACT_PATH,
			{
				method: "POST",
				headers: { "Content-Type": "application/json", apikey: KEY },
				body: JSON.stringify({ ...patientPayload, purpose: "call", ...changes }),
			},
			CLIENT,
		);
		return { status: response.status, body: await response.json() };
	};
	const hours = async () => (await (await app.request(CALL_HOURS_PATH, {}, CLIENT)).json()) as { hours: string[] };
	return { app, clock, send, hours };
}

it("tells any page the free hours, and nothing of who has the others", async () => {
	const { hours, send, clock } = await house();
	expect((await hours()).hours).toContain(AT);
	expect(await send({ call_at: "2026-03-03T11:00:00-04:00", time_zone: "America/New_York" })).toMatchObject({
		status: 200,
		body: { call_at: AT },
	});
	clock.time = new Date(clock.time.getTime() + 6000);
	expect(Object.keys(await hours())).toEqual(["time_zone", "hours"]);
	expect((await hours()).hours).not.toContain(AT);
});

it("says which hours are free beside one that is taken", async () => {
	const { send } = await house();
	await send({ call_at: AT });
	const { status, body } = await send({ call_at: AT, email: "otra@example.com" });
	expect([status, body.error.fields]).toEqual([422, { call_at: "taken" }]);
	expect(body.error.free_hours).toContain("2026-03-03T15:30:00.000Z");
});

it.each([
	[{ call_at: AT, phone: "" }, { phone: "required" }],
	[{ call_at: AT, phone: "555 0123" }, { phone: "format" }],
	[{ call_at: "mañana a las diez" }, { call_at: "format" }],
	[{ call_at: "2026-02-30T15:00:00Z" }, { call_at: "format" }],
	[{ time_zone: "America/Atlantis" }, { time_zone: "choice" }],
	[{ day_part: "midnight" }, { day_part: "choice" }],
	[{ call_day: "2026-13-01" }, { call_day: "format" }],
])("refuses %j by its field", async (changes, fields) => {
	const { send } = await house();
	expect(await send(changes)).toMatchObject({ status: 422, body: { error: { fields } } });
});

it("leaves an hour out that comes with another purpose", async () => {
	const { send } = await house();
	const { status, body } = await send({ purpose: "profile", call_at: "nunca", time_zone: "ninguna" });
	expect([status, body.call_at]).toEqual([200, undefined]);
});

it("gives a confirmed hour as a file, and nothing for what is no reference", async () => {
	const { app } = await house();
	const file = await app.request(`${CALL_FILE_PATH}?ref=7K4R-62XW&at=${AT}`, {}, CLIENT);
	expect(file.headers.get("content-type")).toContain("text/calendar");
	expect(await file.text()).toMatch(/SUMMARY:Llamada\r\n/);
	expect((await app.request(`${CALL_FILE_PATH}?ref=nada&at=${AT}`, {}, CLIENT)).status).toBe(404);
});
