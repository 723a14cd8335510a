import * as v from "valibot";
import { review, text } from "../parts.ts";
import { template } from "../template.ts";

const list = v.strictObject({ title: text, items: v.pipe(v.array(text), v.minLength(1, "lleva al menos una línea.")) });

/** Excel's own limits for the name of a sheet. */
const sheetName = v.pipe(
	text,
	v.regex(
		/^[^:\\/?*[\]']{1,31}$/,
		"el nombre de una hoja tiene hasta 31 letras y no lleva : \\ / ? * [ ] ni apóstrofos.",
	),
);

const dialog = v.strictObject({ title: text, text });

const datum = v.strictObject({
	id: v.pipe(text, v.regex(/^[a-zA-Z]+$/, "un id lleva solo letras.")),
	area: text,
	name: text,
	source: text,
});

const kpi = v.strictObject({
	area: text,
	name: text,
	kind: v.picklist(["percent", "days"], "escribe percent (porcentaje) o days (días)."),
	better: v.picklist(["higher", "lower"], "escribe higher (conviene alto) o lower (conviene bajo)."),
	numerator: text,
	denominator: text,
	definition: text,
});

const count = v.pipe(v.number(), v.integer("va un número entero."), v.minValue(0, "va un número de cero en adelante."));

const workbook = v.strictObject({
	title: text,
	subject: text,
	/** Day of this wording. */
	date: v.pipe(text, v.isoDate("escribe la fecha así: 2026-11-21.")),
	review,
	sheets: v.strictObject({
		instructions: sheetName,
		data: sheetName,
		kpis: sheetName,
		charts: sheetName,
		example: sheetName,
		definitions: sheetName,
	}),
	months: v.pipe(v.array(text), v.length(12, "son doce meses.")),
	instructions: v.strictObject({
		title: text,
		lead: text,
		clinic: text,
		year: text,
		steps: list,
		reading: list,
		reviewPending: text,
		notice: text,
		owner: text,
	}),
	data: v.strictObject({
		title: text,
		lead: text,
		columns: v.strictObject({ area: text, name: text, source: text, total: text }),
		error: dialog,
		items: v.pipe(
			v.array(datum),
			v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "dos datos llevan el mismo id."),
		),
	}),
	kpis: v.strictObject({
		title: text,
		lead: text,
		columns: v.strictObject({
			area: text,
			name: text,
			better: text,
			year: text,
			average: text,
			target: text,
			status: text,
		}),
		reached: text,
		missed: text,
		targetError: dialog,
		items: v.pipe(
			v.array(kpi),
			v.length(15, "la plantilla lleva exactamente 15 KPI."),
			v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, "dos KPI llevan el mismo nombre."),
		),
	}),
	charts: v.strictObject({ title: text, lead: text }),
	/** The first KPI filled in with invented counts. */
	example: v.strictObject({
		title: text,
		lead: text,
		/** A month each, from January. */
		months: v.pipe(
			v.array(v.strictObject({ numerator: count, denominator: count })),
			v.minLength(1, "lleva al menos un mes."),
			v.maxLength(12, "son doce meses."),
		),
		target: v.pipe(v.number(), v.minValue(0, "va un número de cero en adelante.")),
		reading: list,
	}),
	definitions: v.strictObject({
		title: text,
		columns: v.strictObject({ name: text, definition: text, formula: text, source: text, better: text }),
		formula: template("numerator", "denominator"),
		better: v.strictObject({ higher: text, lower: text }),
	}),
});

/** `content/resources/plantilla-kpi.yaml`: the workbook of 15 KPIs; each divides one count by another. */
export const kpiWorkbookSchema = v.pipe(
	workbook,
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed) return;
		const known = new Set(dataset.value.data.items.map(({ id }) => id));
		const { kpis } = dataset.value;
		for (const [index, item] of kpis.items.entries()) {
			for (const side of ["numerator", "denominator"] as const) {
				if (known.has(item[side])) continue;
				addIssue({
					message: `no hay un dato con este id; elige entre ${[...known].join(", ")}.`,
					path: [
						{ type: "object", origin: "value", input: dataset.value, key: "kpis", value: kpis },
						{ type: "object", origin: "value", input: kpis, key: "items", value: kpis.items },
						{ type: "array", origin: "value", input: kpis.items, key: index, value: item },
						{ type: "object", origin: "value", input: item, key: side, value: item[side] },
					],
				});
			}
		}
	}),
);

export type KpiWorkbook = v.InferOutput<typeof kpiWorkbookSchema>;
export type Kpi = KpiWorkbook["kpis"]["items"][number];
