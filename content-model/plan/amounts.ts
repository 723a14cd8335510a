import * as v from "valibot";
import { CURRENCIES } from "../../plan/numbers/show-amount.ts";
import { field, filled, group, object } from "../fields/field.ts";

const FAULTS = {
	"not-a-number": "No es un número",
	negative: "Es menor que cero",
	"too-many-decimals": "Tiene demasiados decimales",
	"too-large": "Es demasiado grande",
};

const FAULT_HELP = "Lo que se lee debajo del campo. Di qué hay que escribir.";
const faults = (title: string) => group(title, FAULT_HELP, FAULTS);

/** `content/es/plan/amounts.yaml`: what fields for amounts, percentages and whole numbers say of what is typed. */
export const amountWordsSchema = object({
	unclear: filled(
		"Cantidad dudosa",
		"La pregunta cuando 1.234 puede ser dos cantidades: {less} y {more}, cada una un botón.",
	),
	perMonth: filled("Tasa por mes", "La pregunta cuando escribió una tasa mensual: {value}, por año, es un botón."),
	whichPeriod: filled("Tasa sin período", "La pregunta cuando {value} es tan poco que puede ser por mes."),
	aYear: filled(
		"Tasa por año",
		"Una respuesta: {value} queda escrito así en el campo. Termina en «al año» o «a year».",
	),
	aMonth: filled("Tasa por mes, al año", "La otra respuesta: {value} es doce veces lo escrito."),
	inYears: filled("Plazo en años", "La pregunta cuando escribió años: {value}, en meses, es un botón."),
	money: group("Errores de un monto", FAULT_HELP, {
		...FAULTS,
		"other-currency": "Está en otra moneda que la elegida",
	}),
	percentage: faults("Errores de un porcentaje"),
	whole: group("Errores de un número entero", "Meses, noches, personas.", {
		...FAULTS,
		"not-whole": "Tiene decimales",
	}),
	currencies: group(
		"Monedas",
		"Cómo se lee cada una en una lista, y se oye detrás de un monto.",
		v.entriesFromList(CURRENCIES, field("Una moneda", "Una palabra, para que quepa en un teléfono.")),
	),
});

export type AmountWords = v.InferOutput<typeof amountWordsSchema>;
