import { expect, it } from "vitest";
import { loadContent } from "../content-model/loader/load.ts";
import { readOpenings } from "../service/sla/service-hours.ts";
import { sameOpenings, spokenOpenings } from "./spoken-hours.ts";

const set = (hours: string) => readOpenings(hours) ?? [];

it.each([
	["de lunes a viernes, de 8:00 a 18:00, hora de Santo Domingo", "lun-vie 08:00-18:00"],
	["De lunes a viernes de 8:00 a. m. a 6:00 p. m.", "lun-vie 08:00-18:00"],
	["lunes a viernes, 9 am a 12 m, y sábados de 9:00 a 13:00", "lun-vie 09:00-12:00, sáb 09:00-13:00"],
	["sábados y domingos, de las 10:00 a las 14:30", "dom 10:00-14:30, sáb 10:00-14:30"],
	["miércoles de 7:30 a 12:00", "mié 07:30-12:00"],
])("«%s» is %s", (sentence, hours) => {
	expect(sameOpenings(spokenOpenings(sentence), set(hours))).toBe(true);
	expect(sameOpenings(spokenOpenings(sentence), set("lun-jue 08:00-17:00"))).toBe(false);
});

it("a sentence that names no hours has none", () => {
	expect(spokenOpenings("todos los días, a toda hora")).toEqual([]);
});

it("the site's own hours can be read", () => {
	expect(spokenOpenings(loadContent("content").site.hours)).not.toEqual([]);
});
