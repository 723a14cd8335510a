import { expect, it } from "vitest";
import { figuresCsv } from "./figures-csv.ts";

it("figures are a file that spreadsheets open, a row for each week, form, country and unit", () => {
	const counts = { received: 3, answered: 2, within2Hours: 1, judged2Hours: 3, within24Hours: 2, judged24Hours: 2 };
	const csv = figuresCsv(
		{
			total: counts,
			byWeek: [{ week: "2026-03-02", ...counts }],
			byForm: [{ name: "patient", ...counts }],
			byCountry: [{ name: "", ...counts }],
			byUnit: [{ name: "bi", ...counts }],
			leftOut: 0,
		},
		{
			by: "Por",
			which: "Cuál",
			groups: { week: "Semana", form: "Formulario", country: "País", unit: "Unidad" },
			counts: {
				received: "Recibidas",
				answered: "Respondidas",
				within2Hours: "En 2 h",
				judged2Hours: "De",
				within24Hours: "En 24 h",
				judged24Hours: "De",
			},
			separator: ",",
			nameOf: (group, name) => `${group} ${name || "sin indicar"}`,
		},
	);
	expect(csv.split("\r\n")).toEqual([
		'\ufeff"Por","Cuál","Recibidas","Respondidas","En 2 h","De","En 24 h","De"',
		'"Semana","2026-03-02","3","2","1","3","2","2"',
		'"Formulario","form patient","3","2","1","3","2","2"',
		'"País","country sin indicar","3","2","1","3","2","2"',
		'"Unidad","unit bi","3","2","1","3","2","2"',
		"",
	]);
});
