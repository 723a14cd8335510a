import type * as v from "valibot";
import { field, filled, group, object } from "../fields/field.ts";
import { sourceNames } from "../fields/parts.ts";

const asked = (title: string, description: string) =>
	group(title, description, { label: "Cómo se llama", hint: "Ayuda debajo del nombre" });

const FAULTS = {
	"no-price": "El monto es cero",
	"nothing-borrowed": "El abono cubre todo",
	"down-payment-above-price": "El abono pasa del monto",
	"no-months": "Cero meses",
	"insurance-above-loan": "El seguro de un mes pasa del préstamo",
	"fee-above-apr": "La comisión sola cuesta más que la APR",
};

/** `content/es/plan/loan.yaml`: what `/mi-plan/cuotas` says. */
export const loanWordsSchema = object({
	offers: group("Ofertas", "Hasta tres, una al lado de la otra.", {
		legend: "Cómo se llama el grupo",
		another: "Botón: otra oferta",
		remove: "Botón: quitar la oferta",
		numbered: filled("Una oferta sin nombre", "{number} es 1, 2 o 3."),
	}),
	example: group("Ejemplo", "El botón que llena los campos para ver cómo funciona, y con qué.", {
		label: "Texto del botón",
		price: "Monto",
		downPayment: "Abono inicial",
		annualRate: "Tasa anual",
		months: "Meses",
		openingFee: "Comisión de apertura",
		monthlyInsurance: "Seguro mensual",
	}),
	fromBudget: group("Del presupuesto", "Un botón por clínica, que trae su total al monto.", {
		legend: field("Título", "Encima de los botones."),
		take: filled("Botón", "{clinic} es la clínica y {amount} lo que se sabe que cuesta."),
	}),
	currency: field("Moneda", "La de todas las ofertas."),
	fields: group("Campos", "Lo que se pregunta de una oferta. Los nombres son los de la especificación.", {
		lender: asked("Quién la hace", "El nombre que ella le pone."),
		price: asked("Monto", "Lo que cuesta el tratamiento."),
		downPayment: asked("Abono inicial", "Lo que paga de una vez."),
		annualRate: asked("Tasa anual", "Nominal, en por ciento."),
		months: asked("Plazo", "En meses."),
		openingFee: asked("Comisión de apertura", "En por ciento de lo prestado."),
		monthlyInsurance: asked("Seguro mensual", "Lo que se paga con cada cuota."),
	}),
	rateKind: group(
		"Qué trae la tasa",
		"La APR de Estados Unidos ya trae la comisión; sin esta pregunta se contaría dos veces.",
		{ label: "La pregunta", hint: "Ayuda debajo", interest: "Solo intereses", apr: "Intereses y comisión" },
	),
	monthsUnit: field("Unidad del plazo", "Dentro del campo, detrás del número."),
	faults: group("Errores", "Debajo del campo: qué no puede ser y qué escribir. {most} es el límite.", {
		...FAULTS,
		"rate-too-high": filled("Tasa demasiado alta", "{most} es el límite."),
		"too-many-months": filled("Demasiados meses", "{most} es el límite."),
		"fee-too-high": filled("Comisión demasiado alta", "{most} es el límite."),
	}),
	results: group("Resultados", "La cuota, el total, el costo y la tasa de costo anual.", {
		title: "Título, para quien no ve la página",
		payment: "Sobre la cuota",
		total: "El total",
		cost: "El costo",
		annualCost: "El costo efectivo anual",
		fault: "Cuando hay algo que corregir",
		once: "Cuando es un solo pago",
		noAnnualCost: "Cuando no se puede calcular",
		missing: filled("Falta algo", "{fields} es lo que falta."),
		equal: filled("Cuotas iguales", "{months} es cuántas."),
		settling: filled("La última cambia", "{months} son las otras; {last} es la última."),
		withInsurance: filled("De qué se compone", "{credit} es del crédito y {insurance} del seguro."),
		withFee: filled("La comisión", "{fee} se paga una vez, al empezar."),
		perHundred: filled("Por cada cien", "{hundred} son cien; {paid} es lo que se devuelve."),
	}),
	notice: group("No es una oferta", "Se dice una sola vez, debajo de los resultados.", {
		text: "El aviso",
		law: "Qué pedir antes de firmar",
		source: filled("Título de las fuentes", "Delante de las fuentes; {date} es el día en que se revisaron."),
		sources: sourceNames("Fuentes", "La norma, o quien la explica."),
	}),
	schedule: group("Mes por mes", "El dibujo y la tabla.", {
		title: "Título",
		open: "Abrir la tabla",
		month: "Mes",
		year: "Año",
		payment: "Cuota",
		principal: "Capital",
		interest: "Intereses",
		insurance: "Seguro",
		balance: "Saldo",
		monthNumber: filled("Un mes", "{number} es cuál."),
		yearNumber: filled("Un año", "{number} es cuál."),
		chart: filled("Lo que dice el dibujo", "{first} y {last} son los intereses de la primera y la última cuota."),
	}),
	worksheet: group("Sin programa", "La tabla para hacer la cuenta a mano, donde el navegador no ejecuta programas.", {
		title: "Título",
		lead: "Cómo se usa",
		rate: "Primera columna",
		months: "Detrás de los meses",
	}),
	comparison: group("Lado a lado", "La tabla que compara las ofertas.", {
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
});

/** What the tool itself is given; the worksheet stands in the page, and the sources come with their titles. */
export type LoanToolWords = Omit<LoanWords, "worksheet" | "notice"> & { notice: Omit<LoanWords["notice"], "sources"> };
export type LoanWords = v.InferOutput<typeof loanWordsSchema>;
