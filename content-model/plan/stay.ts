import * as v from "valibot";
import { emphasisedText, field, filled, group, object, optional, several, text } from "../fields/field.ts";
import { anchorId, review, sourceNames } from "../fields/parts.ts";

/** «8 a 12 días», or «14 days». */
const SPAN = /^(\d{1,3})(?: \p{L}+ (\d{1,3}))? \p{L}+$/u;

const usual = v.pipe(v.number(), v.integer("escribe un número entero de días."));

const daysOf = (span: string) => {
	const [, shortest, longest = shortest] = SPAN.exec(span) ?? [];
	return { shortest: Number(shortest), longest: Number(longest) };
};

const stage = (title: string) =>
	v.pipe(
		group(title, "Cuánto suele tomar.", {
			label: field("Nombre", "En la lista de plazos."),
			span: field(
				"De lo más corto a lo más largo",
				"«8 a 12 días», «14 días» o uno de los números que dicen varios textos: {facts.nombre}.",
				v.pipe(
					text,
					v.check((value) => SPAN.test(value), "escribe los días así: 8 a 12 días, o 14 días."),
				),
			),
			usual: field("Lo que se calcula", "En días; con él se llenan las fechas que faltan.", usual),
			sources: sourceNames("Fuentes", "De dónde sale lo que dice."),
		}),
		v.transform((stage) => ({ ...stage, ...daysOf(stage.span) })),
		v.check(
			({ shortest, usual, longest }) => shortest <= usual && usual <= longest,
			"usual no cabe entre los días de span.",
		),
	);

const entry = (title: string) =>
	group(title, "Cómo se lee en el calendario.", {
		title: "Nombre",
		discreet: "Nombre que no dice de qué se trata",
		text: "Qué se hace, en una o dos frases",
	});

const thing = object({
	id: field("Nombre interno", "Con él se guarda lo marcado. No lo cambies.", anchorId),
	title: field("Nombre", "Lo que se lleva, en pocas palabras."),
	text: optional("Aclaración", "Una o dos frases."),
	sources: v.optional(sourceNames("Fuentes", "De dónde sale; cada fuente lleva su fecha.")),
	confirm: v.optional(sourceNames("Dónde confirmarlo", "Páginas oficiales.")),
});

const things = (title: string, where: string) =>
	group(title, where, {
		title: field("Título", "Encabeza la lista."),
		items: several("Lista", "Una entrada por cosa.", thing, "una"),
	});

/** The days that a clinic gives, by what happens on each. */
export const MILESTONES = {
	start: "Primera inyección",
	retrieval: "Extracción",
	transfer: "Transferencia",
	test: "Prueba de embarazo",
};

/** `content/es/plan/stay.yaml`: how long stages take, and everything `/mi-plan/estadia` says. */
export const stayWordsSchema = object({
	clinicalReview: field("Revisión médica", "De los plazos y de lo que se dice de cada día.", review),
	legalReview: field("Revisión legal", "De los papeles para viajar.", review),
	rhythm: group("Plazos", "Con ellos se calcula la fecha que la clínica todavía no ha dado.", {
		title: "Título",
		note: "Aviso mientras falta la revisión médica",
		sources: filled("Fuentes", "Con {date}, el día en que se miraron."),
		stages: group("Etapas", "En su orden.", {
			injections: stage("Inyecciones"),
			culture: stage("De la extracción a la transferencia, en el mismo viaje"),
			frozen: stage("De la extracción a la transferencia de un embrión congelado"),
			wait: stage("De la transferencia a la prueba"),
		}),
	}),
	form: group("Preguntas", "Lo que se le pregunta a la paciente.", {
		title: "Título",
		lead: "Entrada",
		injections: group("Inyecciones", "Dónde se ponen.", { legend: "Pregunta", there: "Allá", home: "En casa" }),
		transfer: group("Transferencia", "Cuándo es.", {
			legend: "Pregunta",
			"same-trip": "En el mismo viaje",
			"later-trip": "En otro viaje",
		}),
		companion: group("Compañía", "Quién va con ella.", {
			legend: "Pregunta",
			none: "Nadie",
			retrieval: "Solo para la extracción",
			whole: "Todo el tiempo",
		}),
		dates: group("Fechas", "Las que dio la clínica.", {
			legend: "Título",
			...MILESTONES,
		}),
		reckoned: filled("Fecha calculada", "Debajo de una fecha vacía: {day}."),
		between: filled("Fecha calculada que puede moverse", "Con {day} y {span}, los días entre los que puede caer."),
		past: field("Fecha que ya pasó", "Debajo de ella. No es un error."),
		faults: group("Errores", "Debajo de una fecha que no puede ser.", {
			"not-a-date": "No es una fecha",
			"too-early": "No va después de la anterior",
			"too-far": "Está demasiado lejos de la anterior",
		}),
		before: field("Margen antes", "Noches entre la llegada y lo primero."),
		after: field("Margen después", "Noches entre lo último y el vuelo."),
	}),
	result: group("Resultado", "Lo que sale arriba del calendario.", {
		title: "Título",
		example: "Aviso mientras no hay ninguna fecha",
		noDates: "Encima de los números sin fecha",
		nights: filled("Noches", "Con {count}."),
		longest: filled("Si se alarga", "Con {count}."),
		single: filled("El único viaje", "Con {from} y {to}."),
		first: filled("El primer viaje", "Con {from}, {to} y {nights}."),
		second: filled("El segundo viaje", "Con {from}, {to} y {nights}."),
		companion: filled("Noches de quien acompaña", "Con {count}."),
		past: field("Fechas que ya pasaron", "Debajo de las noches, si alguna de la clínica ya pasó."),
		budget: field("Enlace al presupuesto", "Lleva a /mi-plan/presupuesto."),
		long: field("Más de 30 días", "Cuando un viaje puede pasar de 30 días."),
	}),
	flights: group("Vuelos", "Hasta cuándo no comprarlos.", {
		title: field("Título", "Encima de los vuelos. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
		note: field("Consejo", "Debajo de los vuelos."),
		out: filled("Ida", "Con {trip}, vacío si hay un solo viaje."),
		back: filled("Vuelta", "Con {trip}, vacío si hay un solo viaje."),
		trips: field("Nombres de los viajes", "Detrás de ida y vuelta, cuando son dos.", v.tuple([text, text])),
		wait: filled("Falta la fecha", "Con {event}, lo que la clínica debe dar antes."),
		given: filled("La fecha ya está", "Con {event} y {day}."),
		past: filled("Un vuelo que ya pasó", "En lugar de su día. Con {day}."),
		on: filled("Día del vuelo", "Con {day}."),
		between: filled("Días entre los que puede caer", "Con {span}, del primero al último."),
		events: group("De qué depende", "Detrás de «la fecha de».", MILESTONES),
	}),
	calendar: group("Calendario", "El mes dibujado y la lista de al lado.", {
		title: "Título",
		days: "Título de la lista",
		reckoned: "Al lado de una fecha calculada",
		there: "Color de los días allá",
		home: "Color de los días en casa",
		weeks: "Título mientras no hay fechas",
		week: "Encabezado de una semana sin fechas",
		before: "Lo que se hace antes de volar, sin fechas",
		injectionsAtHome: "Las inyecciones, si se las pone en su ciudad",
		day: filled("Día sin fecha", "Con {number}."),
		range: filled("De un día a otro", "Con {from} y {to}, dos fechas."),
		rangeInMonth: filled("De un día a otro del mismo mes", "Con {from} y {to}, dos números, y {month}."),
		span: filled("Varios días sin fecha", "Con {from} y {to}, dos números."),
		entries: group("Lo que pasa cada día", "Uno por clase.", {
			"e-ticket-in": entry("Formulario de entrada"),
			arrival: entry("Llegada"),
			injections: entry("Inyecciones"),
			trigger: entry("Última inyección"),
			retrieval: entry("Extracción"),
			laboratory: entry("Laboratorio"),
			transfer: entry("Transferencia"),
			wait: entry("Espera"),
			test: entry("Prueba"),
			"e-ticket-out": entry("Formulario de salida"),
			departure: entry("Regreso"),
		}),
	}),
	file: group("Archivo de calendario", "El que se abre con el calendario del teléfono.", {
		button: "Botón",
		discreet: "Casilla de nombres discretos",
		hint: "Debajo de la casilla",
		needs: "Cuando todavía no hay fechas",
		saved: "Después de guardar",
		name: "Nombre del calendario",
		fileName: "Nombre del archivo, con .ics",
		reckoned: "En la nota de una fecha calculada",
	}),
	company: group("Compañía", "Lo que se recuerda según quién va.", {
		none: "Cuando va sola",
		retrieval: "Cuando alguien va para la extracción",
		whole: "Cuando alguien va todo el tiempo",
	}),
	papers: things("Papeles", "Los documentos del viaje."),
	packing: things("Maleta", "Lo que se lleva."),
	links: group("Fuentes de las listas", "Antes de los enlaces.", {
		reviewed: "Antes de la fecha",
		confirm: "Antes de las páginas para confirmar",
		legal: "Aviso mientras falta la revisión legal",
	}),
});

export type StayWords = v.InferOutput<typeof stayWordsSchema>;
