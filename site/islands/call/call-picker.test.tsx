// @vitest-environment happy-dom
import { messages } from "virtual:content";
import { beforeEach, expect, it, vi } from "vitest";
import { find, findAll, press, show, words, write } from "../../../testing/driven-page.ts";
import { CallPicker } from "./call-picker.tsx";

const { call } = messages.forms;
/** On both sides of the night in which clocks go forward in New York; and the first is Saturday in Kiritimati. */
const HOURS = ["2026-03-06T13:00:00.000Z", "2026-03-06T21:30:00.000Z", "2026-03-09T13:00:00.000Z"];

const picker = (changes: object = {}) => (
	<form>
		<label htmlFor="tel">
			<span>Teléfono</span>
			<span className="field__mark">(opcional)</span>
		</label>
		<input id="tel" name="phone" />
		<CallPicker form="patient" language="es" words={call} origin="" errors={{}} freeHours={undefined} {...changes} />
		<fieldset className="purpose-fields__wish">
			<input type="date" name="call_day" />
		</fieldset>
	</form>
);

const answer = (hours: unknown) => vi.stubGlobal("fetch", async () => Response.json({ hours }));
const days = () => words("fieldset.pills:not(.purpose-fields__hours) label");
const hours = () => words(".purpose-fields__hours label");
const tap = (label: string) => findAll<HTMLLabelElement>("label").find((one) => one.textContent?.startsWith(label));
const chosen = () => new FormData(find<HTMLFormElement>("form")).get("call_at");
const isWished = () => !find<HTMLFieldSetElement>(".purpose-fields__wish").disabled;
const inZone = async (zone: string) => await write(find("select"), zone);

beforeEach(() => answer(HOURS));

it.each([
	["America/New_York", ["vie, 6 mar", "lun, 9 mar"], ["08:0009:00 en Santo Domingo", "16:3017:30 en Santo Domingo"]],
	["Europe/Madrid", ["vie, 6 mar", "lun, 9 mar"], ["14:0009:00 en Santo Domingo", "22:3017:30 en Santo Domingo"]],
	["America/Santo_Domingo", ["vie, 6 mar", "lun, 9 mar"], ["09:00", "17:30"]],
	[
		"Pacific/Kiritimati",
		["sáb, 7 mar", "mar, 10 mar"],
		["03:00vie\u00a009:00 en Santo Domingo", "11:30vie\u00a017:30 en Santo Domingo"],
	],
])("shows days and hours of %s, and the team's below", async (zone, shownDays, shownHours) => {
	await show(picker());
	await inZone(zone);
	expect(days()).toEqual(shownDays);
	expect(hours()).toEqual([...shownHours, call.none]);
});

it("keeps the chosen hour over a change of clocks and of city, and asks for a telephone", async () => {
	await show(picker());
	await inZone("America/New_York");
	await press(tap("lun, 9 mar") as HTMLElement);
	expect(hours()[0]).toBe("09:0009:00 en Santo Domingo");
	await press(tap("09:00") as HTMLElement);
	expect([chosen(), find("[name=phone]").required, find(".field__mark").hidden]).toEqual([HOURS[2], true, true]);
	await inZone("Pacific/Kiritimati");
	expect([chosen(), hours()[0]]).toEqual([HOURS[2], "03:00lun\u00a009:00 en Santo Domingo"]);
	await press(tap("sáb, 7 mar") as HTMLElement);
	expect([chosen(), find("[name=phone]").required]).toEqual([null, false]);
});

it("offers the nearest hours first once one is refused", async () => {
	await show(picker());
	await show(picker({ errors: { call_at: "taken" }, freeHours: [HOURS[1]] }));
	await inZone("America/Santo_Domingo");
	expect(words(".field__error")).toEqual([call.errors.call_at.taken]);
	expect([days()[0], hours()]).toEqual([call.nearest, ["vie\u00a017:30", call.none]]);
	await press(tap("vie\u00a017:30") as HTMLElement);
	expect(chosen()).toBe(HOURS[1]);
});

it("asks for day and part of the day where no hour suits, and not beside an hour", async () => {
	await show(picker());
	expect(isWished()).toBe(false);
	await press(tap(call.none) as HTMLElement);
	expect([isWished(), chosen()]).toEqual([true, ""]);
});

it.each([
	["none are free", []],
	["another backend answers", "no"],
	["nothing is read", undefined],
])("says so and asks for day and part of the day where %s", async (_, found) => {
	answer(found);
	await show(picker());
	expect(words("[role=status]")).toEqual([call.unreachable]);
	expect(isWished()).toBe(true);
});
