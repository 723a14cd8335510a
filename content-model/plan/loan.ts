import * as v from "valibot";
import { CURRENCIES } from "../../plan/numbers/show-amount.ts";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

const asked = (title: string, description: string) =>
	field(title, description, v.strictObject(lines({ label: "Cómo se llama", hint: "Ayuda debajo del nombre" })));

const FAULTS = {
	"no-price": "El monto es cero",
	"nothing-borrowed": "El abono cubre todo",
	"down-payment-above-price": "El abono pasa del monto",
	"no-months": "Cero meses",
	"insurance-above-loan": "El seguro de un mes pasa del préstamo",
	"fee-above-apr": "La comisión sola cuesta más que la APR",
};

/** `content/plan/loan.yaml`: what `/mi-plan/cuotas` says. */
export const loanWordsSchema = v.strictObject({
	offers: field(
		"Ofertas",
		"Hasta tres, una al lado de la otra.",
		v.strictObject({
			...lines({ legend: "Cómo se llama el grupo", another: "Botón: otra oferta", remove: "Botón: quitar la oferta" }),
			numbered: field("Una oferta sin nombre", "{number} es 1, 2 o 3.", template("number")),
		}),
	),
	example: field(
		"Ejemplo",
		"El botón que llena los campos para ver cómo funciona, y con qué.",
		v.strictObject(
			lines({
				label: "Texto del botón",
				price: "Monto",
				downPayment: "Abono inicial",
				annualRate: "Tasa anual",
				months: "Meses",
				openingFee: "Comisión de apertura",
				monthlyInsurance: "Seguro mensual",
			}),
		),
	),
	fromBudget: field(
		"Del presupuesto",
		"Un botón por clínica, que trae su total al monto.",
		v.strictObject({
			legend: field("Título", "Encima de los botones.", text),
			take: field(
				"Botón",
				"{clinic} es la clínica y {amount} lo que se sabe que cuesta.",
				template("clinic", "amount"),
			),
		}),
	),
	currency: field("Moneda", "La de todas las ofertas.", text),
	currencies: field(
		"Monedas",
		"Cómo se lee cada una en la lista.",
		v.strictObject(
			v.entriesFromList(CURRENCIES, field("Una moneda", "Una palabra, para que quepa en un teléfono.", text)),
		),
	),
	fields: field(
		"Campos",
		"Lo que se pregunta de una oferta. Los nombres son los de la especificación.",
		v.strictObject({
			lender: asked("Quién la hace", "El nombre que ella le pone."),
			price: asked("Monto", "Lo que cuesta el tratamiento."),
			downPayment: asked("Abono inicial", "Lo que paga de una vez."),
			annualRate: asked("Tasa anual", "Nominal, en por ciento."),
			months: asked("Plazo", "En meses."),
			openingFee: asked("Comisión de apertura", "En por ciento de lo prestado."),
			monthlyInsurance: asked("Seguro mensual", "Lo que se paga con cada cuota."),
		}),
	),
	rateKind: field(
		"Qué trae la tasa",
		"La APR de Estados Unidos ya trae la comisión; sin esta pregunta se contaría dos veces.",
		v.strictObject(
			lines({ label: "La pregunta", hint: "Ayuda debajo", interest: "Solo intereses", apr: "Intereses y comisión" }),
		),
	),
	monthsUnit: field("Unidad del plazo", "Dentro del campo, detrás del número.", text),
	faults: field(
		"Errores",
		"Debajo del campo: qué no puede ser y qué escribir. {most} es el límite.",
		v.strictObject({
			...lines(FAULTS),
			"rate-too-high": field("Tasa demasiado alta", "{most} es el límite.", template("most")),
			"too-many-months": field("Demasiados meses", "{most} es el límite.", template("most")),
			"fee-too-high": field("Comisión demasiado alta", "{most} es el límite.", template("most")),
		}),
	),
	results: field(
		"Resultados",
		"La cuota, el total, el costo y la tasa de costo anual.",
		v.strictObject({
			...lines({
				title: "Título, para quien no ve la página",
				payment: "Sobre la cuota",
				total: "El total",
				cost: "El costo",
				annualCost: "El costo efectivo anual",
				fault: "Cuando hay algo que corregir",
				once: "Cuando es un solo pago",
				noAnnualCost: "Cuando no se puede calcular",
			}),
			missing: field("Falta algo", "{fields} es lo que falta.", template("fields")),
			equal: field("Cuotas iguales", "{months} es cuántas.", template("months")),
			settling: field("La última cambia", "{months} son las otras; {last} es la última.", template("months", "last")),
			withInsurance: field(
				"De qué se compone",
				"{credit} es del crédito y {insurance} del seguro.",
				template("credit", "insurance"),
			),
			withFee: field("La comisión", "{fee} se paga una vez, al empezar.", template("fee")),
			perHundred: field(
				"Por cada cien",
				"{hundred} son cien; {paid} es lo que se devuelve.",
				template("hundred", "paid"),
			),
		}),
	),
	notice: field(
		"No es una oferta",
		"Se dice una sola vez, debajo de los resultados.",
		v.strictObject({
			...lines({ text: "El aviso", law: "Lo que dice la norma", label: "Texto del enlace a la norma" }),
			url: field("Enlace", "La dirección de la norma o de quien la explica.", v.pipe(v.string(), v.url())),
		}),
	),
	schedule: field(
		"Mes por mes",
		"El dibujo y la tabla.",
		v.strictObject({
			...lines({
				title: "Título",
				open: "Abrir la tabla",
				month: "Mes",
				year: "Año",
				payment: "Cuota",
				principal: "Capital",
				interest: "Intereses",
				insurance: "Seguro",
				balance: "Saldo",
			}),
			monthNumber: field("Un mes", "{number} es cuál.", template("number")),
			yearNumber: field("Un año", "{number} es cuál.", template("number")),
			chart: field(
				"Lo que dice el dibujo",
				"{first} y {last} son los intereses de la primera y la última cuota.",
				template("first", "last"),
			),
		}),
	),
	worksheet: field(
		"Sin programa",
		"La tabla para hacer la cuenta a mano, donde el navegador no ejecuta programas.",
		v.strictObject(
			lines({ title: "Título", lead: "Cómo se usa", rate: "Primera columna", months: "Detrás de los meses" }),
		),
	),
	comparison: field(
		"Lado a lado",
		"La tabla que compara las ofertas.",
		v.strictObject(
			lines({
				title: "Título",
				what: "Primera columna",
				payment: "Cuota",
				months: "Meses",
				total: "Total",
				cost: "Costo",
				annualCost: "TAE",
				lowest: "La menor de la fila",
				incomplete: "De una oferta sin terminar",
			}),
		),
	),
});

/** What the tool itself is given; the worksheet stands in the page. */
export type LoanToolWords = Omit<LoanWords, "worksheet">;
export type LoanWords = v.InferOutput<typeof loanWordsSchema>;
