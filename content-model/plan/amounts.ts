import * as v from "valibot";
import { field } from "../field.ts";
import { lines } from "../parts.ts";
import { template } from "../template.ts";

const FAULTS = {
	"not-a-number": "No es un número",
	negative: "Es menor que cero",
	"too-many-decimals": "Tiene demasiados decimales",
	"too-large": "Es demasiado grande",
};

const faults = (title: string) =>
	field(title, "Lo que se lee debajo del campo. Di qué hay que escribir.", v.strictObject(lines(FAULTS)));

/** `content/plan/amounts.yaml`: what fields for amounts, percentages and whole numbers say of what is typed. */
export const amountWordsSchema = v.strictObject({
	unclear: field(
		"Cantidad dudosa",
		"La pregunta cuando 1.234 puede ser dos cantidades: {less} y {more}, cada una un botón.",
		template("less", "more"),
	),
	perMonth: field(
		"Tasa por mes",
		"La pregunta cuando escribió una tasa mensual: {value}, por año, es un botón.",
		template("value"),
	),
	inYears: field(
		"Plazo en años",
		"La pregunta cuando escribió años: {value}, en meses, es un botón.",
		template("value"),
	),
	money: faults("Errores de un monto"),
	percentage: faults("Errores de un porcentaje"),
	whole: field(
		"Errores de un número entero",
		"Meses, noches, personas.",
		v.strictObject(lines({ ...FAULTS, "not-whole": "Tiene decimales" })),
	),
});

export type AmountWords = v.InferOutput<typeof amountWordsSchema>;
