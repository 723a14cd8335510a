import * as v from "valibot";
import { field } from "../field.ts";
import { lines, text, wordingDate } from "../parts.ts";
import { template } from "../template.ts";

const part = <Key extends string>(title: string, where: string, titles: Record<Key, string>) =>
	field(title, where, v.strictObject(lines(titles)));

/** `content/plan/workbook.yaml`: what the workbook of `/mi-plan` says beside the tools' own words. */
export const planWorkbookSchema = v.strictObject({
	date: wordingDate,
	link: field("Enlace", "Con él se descarga, en cada herramienta.", text),
	title: field("Título del archivo", "En sus propiedades.", text),
	sheets: part("Hojas", "Sus nombres, de hasta 31 letras.", {
		budget: "Presupuesto",
		loan: "Cuotas",
		months: "Mes por mes",
		stay: "Estadía",
		questions: "Preguntas",
	}),
	fill: field("Cómo se llena", "Debajo del título de cada hoja.", text),
	clinic: field("Una clínica", "{letter} es A, B o C.", template("letter")),
	budget: part("Hoja de presupuesto", "Con los renglones de budget.yaml.", {
		title: "Título",
		lead: "Cómo se llena",
		line: "Primera columna",
		known: "Total conocido",
		unknown: "Renglones sin precio",
		unknownWord: "Lo que se escribe donde no se sabe",
	}),
	loan: field(
		"Hoja de cuotas",
		"Con los nombres de loan.yaml.",
		v.strictObject({
			...lines({
				title: "Título",
				lead: "Cómo se llena",
				field: "Primera columna",
				borrowed: "Lo prestado",
				fee: "Comisión",
			}),
			most: field("Hasta cuántos meses", "{most} es el límite de la hoja.", template("most")),
		}),
	),
	months: part("Hoja mes por mes", "Una cuota por renglón.", { title: "Título", start: "Lo que se recibe al empezar" }),
	stay: part("Hoja de estadía", "Fechas que se calculan de la primera y de los días que dio la clínica.", {
		title: "Título",
		lead: "Cómo se llena",
		given: "Lo que dijo la clínica",
		reckoned: "Lo que sale",
		start: "Primera inyección",
		injections: "Días de inyecciones",
		culture: "Días hasta la transferencia",
		wait: "Días hasta la prueba",
		before: "Noches antes",
		after: "Noches después",
		arrival: "Llegada",
		retrieval: "Extracción",
		transfer: "Transferencia",
		test: "Prueba",
		departure: "Salida",
		nights: "Noches",
	}),
	questions: part("Hoja de preguntas", "Con las de questions.yaml.", {
		title: "Título",
		ask: "Pregunta",
		why: "Por qué importa",
	}),
});
