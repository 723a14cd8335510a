import * as v from "valibot";
import { field } from "../field.ts";
import { lines, review, text, wordingDate } from "../parts.ts";
import { template } from "../template.ts";

const list = v.strictObject({
	title: field("Título de la lista", "Encima de sus líneas.", text),
	items: field("Líneas", "Una por entrada.", v.pipe(v.array(text), v.minLength(1, "lleva al menos una línea."))),
});

/** Excel's own limits for the name of a sheet. */
const sheetName = v.pipe(
	text,
	v.regex(
		/^[^:\\/?*[\]']{1,31}$/,
		"el nombre de una hoja tiene hasta 31 letras y no lleva : \\ / ? * [ ] ni apóstrofos.",
	),
);

const dialog = v.strictObject(lines({ title: "Título del aviso de Excel", text: "Texto del aviso de Excel" }));

const sheetHead = lines({ title: "Título de la hoja", lead: "Línea debajo del título" });

const datum = v.strictObject({
	id: field(
		"Nombre interno",
		"Solo letras; los KPI lo nombran en numerator y denominator. No se ve.",
		v.pipe(text, v.regex(/^[a-zA-Z]+$/, "un id lleva solo letras.")),
	),
	...lines({ area: "Área", name: "Nombre del dato", source: "De dónde sale" }),
});

const kpi = v.strictObject({
	...lines({ area: "Área", name: "Nombre del KPI, sin repetir" }),
	kind: field(
		"Qué mide",
		"percent es un porcentaje; days, días.",
		v.picklist(["percent", "days"], "escribe percent (porcentaje) o days (días)."),
	),
	better: field(
		"Qué conviene",
		"higher si conviene alto; lower si conviene bajo.",
		v.picklist(["higher", "lower"], "escribe higher (conviene alto) o lower (conviene bajo)."),
	),
	numerator: field("Dato que se divide", "El id de un dato de la hoja Datos.", text),
	denominator: field("Dato entre el que se divide", "El id de un dato de la hoja Datos.", text),
	definition: field("Definición", "Qué cuenta el KPI, en una o dos frases.", text),
});

const count = v.pipe(v.number(), v.integer("va un número entero."), v.minValue(0, "va un número de cero en adelante."));

const workbook = v.strictObject({
	title: field("Título", "El del Excel, en los datos del archivo.", text),
	subject: field("Asunto", "De qué trata, en los datos del archivo.", text),
	date: wordingDate,
	review,
	sheets: field(
		"Hojas",
		"El nombre de cada hoja, de hasta 31 letras.",
		v.strictObject({
			instructions: field("Instrucciones", "La primera hoja.", sheetName),
			data: field("Datos", "Donde se anotan los conteos.", sheetName),
			kpis: field("KPI", "Donde se calculan.", sheetName),
			charts: field("Gráficos", "Donde se dibujan.", sheetName),
			example: field("Ejemplo", "La que viene llena.", sheetName),
			definitions: field("Definiciones", "Qué cuenta cada KPI.", sheetName),
		}),
	),
	months: field("Meses", "Doce, abreviados.", v.pipe(v.array(text), v.length(12, "son doce meses."))),
	instructions: field(
		"Hoja de instrucciones",
		"Lo que se lee al abrir el archivo.",
		v.strictObject({
			...sheetHead,
			...lines({ clinic: "Rótulo de la clínica", year: "Rótulo del año" }),
			steps: field("Cómo se usa", "En orden.", list),
			reading: field("Antes de leer un resultado", "Lo que hay que saber.", list),
			...lines({
				reviewPending: "Aviso mientras falta la revisión",
				notice: "Lo que la plantilla no es",
				owner: "Quién firma",
			}),
		}),
	),
	data: field(
		"Hoja de datos",
		"Los conteos de cada mes.",
		v.strictObject({
			...sheetHead,
			columns: field(
				"Columnas",
				"El encabezado de la tabla.",
				v.strictObject(lines({ area: "Área", name: "Dato", source: "De dónde sale", total: "Total del año" })),
			),
			error: field("Aviso de error", "Sale al escribir algo que no es un conteo.", dialog),
			items: field(
				"Datos",
				"Cada uno con su id, sin repetir.",
				v.pipe(
					v.array(datum),
					v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "dos datos llevan el mismo id."),
				),
			),
		}),
	),
	kpis: field(
		"Hoja de KPI",
		"Las fórmulas y las metas.",
		v.strictObject({
			...sheetHead,
			columns: field(
				"Columnas",
				"El encabezado de la tabla.",
				v.strictObject(
					lines({
						area: "Área",
						name: "KPI",
						better: "Qué conviene",
						year: "El año",
						average: "Promedio",
						target: "Meta",
						status: "Estado",
					}),
				),
			),
			...lines({ reached: "Estado si se cumple la meta", missed: "Estado si no se cumple" }),
			targetError: field("Aviso de error", "Sale al escribir una meta que no es un número.", dialog),
			items: field(
				"KPI",
				"Exactamente quince, sin repetir.",
				v.pipe(
					v.array(kpi),
					v.length(15, "la plantilla lleva exactamente 15 KPI."),
					v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, "dos KPI llevan el mismo nombre."),
				),
			),
		}),
	),
	charts: field("Hoja de gráficos", "Cada KPI, mes a mes.", v.strictObject(sheetHead)),
	example: field(
		"Hoja de ejemplo",
		"El primer KPI lleno con conteos inventados.",
		v.strictObject({
			...sheetHead,
			months: field(
				"Conteos",
				"Una entrada por mes, desde enero.",
				v.pipe(
					v.array(
						v.strictObject({
							numerator: field("Dato que se divide", "Un conteo entero.", count),
							denominator: field("Dato entre el que se divide", "Un conteo entero.", count),
						}),
					),
					v.minLength(1, "lleva al menos un mes."),
					v.maxLength(12, "son doce meses."),
				),
			),
			target: field(
				"Meta",
				"La meta inventada del ejemplo.",
				v.pipe(v.number(), v.minValue(0, "va un número de cero en adelante.")),
			),
			reading: field("Cómo se lee", "Lo que enseña el ejemplo.", list),
		}),
	),
	definitions: field(
		"Hoja de definiciones",
		"Qué cuenta cada KPI.",
		v.strictObject({
			title: field("Título", "El de la hoja.", text),
			columns: field(
				"Columnas",
				"El encabezado de la tabla.",
				v.strictObject(
					lines({
						name: "KPI",
						definition: "Definición",
						formula: "Fórmula",
						source: "De dónde sale",
						better: "Qué conviene",
					}),
				),
			),
			formula: field(
				"Fórmula",
				"{numerator} y {denominator} son los nombres de los datos.",
				template("numerator", "denominator"),
			),
			better: field(
				"Qué conviene",
				"En palabras.",
				v.strictObject(lines({ higher: "Cuando conviene alto", lower: "Cuando conviene bajo" })),
			),
		}),
	),
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
