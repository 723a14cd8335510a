import type * as v from "valibot";
import { emphasisedText, field, filled, group, object, words } from "../fields/field.ts";
import { MILESTONES } from "./stay.ts";

/** The tools of the plan, in the order they are used. */
export const PLAN_TOOLS = ["presupuesto", "cuotas", "estadia", "preguntas", "tasas"] as const;
export type PlanTool = (typeof PLAN_TOOLS)[number];

const tool = object({
	label: field("Pestaña", "El nombre corto, en la fila de pestañas."),
	title: field("Título", "En la página de entrada."),
	text: field("Texto", "Para qué sirve, en una o dos frases."),
});

const barTitle = field("Título", "Encabeza la barra. Las palabras entre *asteriscos* van en cursiva.", emphasisedText);

/** What the bar below each tool says: what a plan can be kept, shared and taken along with. */
const barWordsSchema = words({
	title: barTitle,
	lead: "Entrada",
	request: "Botón: poner un resumen en el mensaje",
	print: "Botón: imprimir",
	keep: "Botón: guardar en este dispositivo",
	share: "Botón: compartir",
	save: "Botón: guardar archivo",
	open: "Botón: abrir archivo",
	clear: "Botón: borrar todo",
	close: "Botón: cerrar",
	kept: group("Guardado en el teléfono", "Antes y después de guardar.", {
		title: "Título antes de guardar",
		text: "Qué significa en un teléfono compartido",
		yes: "Botón: guardar",
		done: "Título cuando está guardado",
		doneText: "Qué pasa ahora",
		stop: "Botón: dejar de guardar",
		fault: "Cuando el navegador no deja guardar",
		other: "Se añade cuando el teléfono ya tiene otro plan",
		replace: "Botón: guardar este en lugar del otro",
	}),
	other: group("Otro plan en el teléfono", "Cuando otra pestaña guardó un plan distinto del que se ve.", {
		title: "Título",
		text: "Que no se pierde ninguno, y la pregunta",
		open: "Botón: abrir el guardado",
		stay: "Botón: seguir con el de esta pestaña",
	}),
	unkept: "Cuando el navegador se quedó sin espacio: ya no se guarda, y qué hacer",
	broken: group("Una parte que falla", "En lugar de la herramienta o de la barra, si dejan de funcionar.", {
		text: "Qué pasó y qué sigue ahí",
		reload: "Botón: cargar la página de nuevo",
	}),
	cleared: group("Borrado", "Después de borrar todo.", {
		title: "Título",
		text: "Qué se borró",
		undo: "Botón: deshacer",
	}),
	shared: group("Enlace para compartir", "Cuando se pide el enlace.", {
		title: "Título",
		text: "Qué lleva el enlace y quién lo puede ver",
		label: "Nombre del campo con el enlace",
		copy: "Botón: copiar",
		copied: "Cuando está copiado",
		send: "Botón: enviar con una aplicación",
		message: "Lo que acompaña el enlace; no dice de qué trata",
		long: "Cuando es demasiado largo para un enlace",
	}),
	incoming: group("Enlace o archivo que llega", "Antes de cambiar lo que hay por lo que llega.", {
		title: "Título",
		text: "Qué se pierde si se abre",
		yes: "Botón: abrirlo",
		no: "Botón: seguir con lo mío",
		opened: "Cuando se abrió",
		back: "Botón: volver a lo que había",
		broken: "Cuando el enlace está cortado o no es nuestro",
	}),
	file: group("Archivo", "Al guardar y al abrir.", {
		name: "Nombre del archivo, sin la fecha",
		saved: "Cuando se guardó",
		foreign: "Cuando el archivo no es un plan",
		newer: "Cuando lo hizo una versión más nueva",
		large: "Cuando es demasiado grande",
	}),
	requested: group("Solicitud", "Cuando todavía no hay nada que llevar.", {
		empty: "Aviso",
	}),
});

export type BarWords = v.InferOutput<typeof barWordsSchema>;

/** `content/es/plan/frame.yaml`: what all tools of `/mi-plan` have around them. */
export const frameWordsSchema = object({
	name: field("Nombre", "Encima del título de cada herramienta."),
	tabs: field("Nombre de las pestañas", "Solo lo oye quien usa un lector de pantalla."),
	worksheet: field("Sin programa", "Lo que se lee donde el navegador no ejecuta programas."),
	late: group("Programa que tarda", "Mientras el programa de la herramienta llega, y cuando no llega.", {
		busy: "Lo que se oye cuando se toca un botón antes de tiempo",
		fault: "Cuando no llegó",
		reload: "Botón: cargar la página de nuevo",
	}),
	percentage: filled("Por ciento", "Cómo se escribe: {number} y el signo."),
	tools: group("Herramientas", "Una por página, con las palabras que llevan a ella.", {
		presupuesto: field("Presupuesto", "/mi-plan/presupuesto", tool),
		cuotas: field("Cuotas", "/mi-plan/cuotas", tool),
		estadia: field("Estadía", "/mi-plan/estadia", tool),
		preguntas: field("Preguntas", "/mi-plan/preguntas", tool),
		tasas: field("Tasas", "/mi-plan/tasas", tool),
	}),
	bar: field("Barra", "Debajo de cada herramienta.", barWordsSchema),
	summary: group("Resumen", "Cómo empieza lo que se lleva a la solicitud; los renglones los escribe el programa.", {
		greeting: field("Saludo", "La primera línea."),
		end: field("Despedida", "La última línea."),
		clinic: filled("Una clínica", "Con {clinic}, {amount} y {count}, los renglones sin precio."),
		wholeClinic: filled("Una clínica de la que se sabe todo", "Con {clinic} y {amount}."),
		offer: filled("Una oferta de crédito", "Con {offer}, {months}, {payment}, {total} y {annualCost}."),
		stay: filled("Las fechas de la clínica", "Con {dates}, una tras otra."),
		milestones: group("Nombres de las fechas", "Delante de cada fecha.", MILESTONES),
		questions: filled("Antes de las preguntas de su hoja", "Con {count}."),
		moreQuestions: filled("Después de las que caben", "Con {count}, las que quedan."),
	}),
});
