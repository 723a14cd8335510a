import { messages, desk as words } from "virtual:content";
import { expect, it } from "vitest";
import type { DeskView } from "../desk-view.ts";
import { figuresCsv } from "./figures-routes.tsx";

const VIEW = { messages, unitNames: { bi: "BI" } } as Partial<DeskView> as DeskView;
const WORDS = {
	group: "Por",
	name: "Cuál",
	none: "sin indicar",
	groups: {
		...words.figures.groups,
		week: "Semana",
		month: "Mes",
		campaign: "Campaña",
		form: "Formulario",
		country: "País",
		unit: "Unidad",
	},
	counts: {
		received: "Recibidas",
		answered: "Respondidas",
		within2Hours: "En 2 h",
		judged2Hours: "De",
		within24Hours: "En 24 h",
		judged24Hours: "De",
		calls: "Llamadas",
		talked: "Hablamos",
		consulted: "Consulta",
		treated: "Tratamiento",
		before: "Antes",
	},
};

it("figures are a file that spreadsheets open, a row for each week, month and name, and no campaign is a formula or a day", () => {
	const answers = { received: 3, answered: 2, within2Hours: 1, judged2Hours: 3, within24Hours: 2, judged24Hours: 2 };
	const counts = { ...answers, calls: 1, talked: 2, consulted: 1, treated: 0, before: 5 };
	const csv = figuresCsv(
		{
			total: counts,
			byWeek: [{ name: "2026-03-02", ...counts }],
			byMonth: [{ name: "2026-03", ...counts }],
			by: {
				campaign: ["-1", "3-4", "007"].map((name) => ({ name, ...counts })),
				...{ source: [], page: [], purpose: [], language: [], channel: [] },
				country: [{ name: "", ...counts }],
				form: [{ name: "patient", ...counts }],
				unit: [{ name: "bi", ...counts }],
			},
			leftOut: 0,
		},
		{ ...VIEW, words: { ...words, figures: { ...words.figures, ...WORDS } } },
		"comma",
	);
	expect(csv.split("\r\n")).toEqual([
		'\ufeff"Por","Cuál","Recibidas","Respondidas","En 2 h","De","En 24 h","De","Llamadas","Hablamos","Consulta","Tratamiento","Antes"',
		'"Semana","2026-03-02","3","2","1","3","2","2","1","2","1","0","5"',
		'"Mes","2026-03","3","2","1","3","2","2","1","2","1","0","5"',
		...["'-1", "'3-4", "'007"].map((name) => `"Campaña","${name}","3","2","1","3","2","2","1","2","1","0","5"`),
		'"País","sin indicar","3","2","1","3","2","2","1","2","1","0","5"',
		`"Formulario","${messages.forms.patient.title}","3","2","1","3","2","2","1","2","1","0","5"`,
		'"Unidad","BI","3","2","1","3","2","2","1","2","1","0","5"',
		"",
	]);
});
