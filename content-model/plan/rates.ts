import * as v from "valibot";
import {
	emphasisedText,
	field,
	filled,
	group,
	list,
	object,
	several,
	template,
	unrepeated,
	words,
} from "../fields/field.ts";
import { anchorId, sourceNames } from "../fields/parts.ts";

const count = (title: string) =>
	field(
		title,
		"Un número entero, inventado para el ejemplo.",
		v.pipe(
			v.number(),
			v.integer("escribe un número entero."),
			v.minValue(1, "escribe al menos 1: entre cero no se divide."),
			v.maxValue(100, "escribe 100 como máximo: cada caso es un punto del dibujo."),
		),
	);

/** In the order things happen; each number is at most the one before it. */
const STEPS = ["started", "retrievals", "transfers", "positives", "births"] as const;

const year = v.pipe(
	object({
		started: count("Ciclos iniciados"),
		retrievals: count("Extracciones"),
		transfers: count("Transferencias"),
		positives: count("Pruebas positivas"),
		births: count("Nacimientos"),
	}),
	v.check(
		(counts) => STEPS.every((step, place) => place === 0 || counts[step] <= counts[STEPS[place - 1] ?? step]),
		"cada número es como mucho el de la línea de arriba: nadie llega a un paso sin pasar por el anterior.",
	),
);

const ageGroup = object({
	id: field("Ancla", "Un nombre corto, sin repetir.", anchorId),
	label: field("Edad", "Lo que se lee en el botón y en la tabla."),
	year: field("Su año", "En la clínica más pequeña; las otras son tantas veces mayores.", year),
});

const size = object({
	id: field("Ancla", "Un nombre corto, sin repetir.", anchorId),
	label: field("Tamaño", "Lo que se lee en el botón."),
	times: field(
		"Cuántas veces mayor",
		"Que la clínica más pequeña.",
		v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "escribe 1 o más.")),
	),
});

const counted = words({ label: "En el botón", one: "Cuando es uno", many: "Cuando son varios" });

const numerator = object({
	...counted.entries,
	rest: field("Los demás", "En la leyenda del dibujo: los que no llegaron."),
});

/** The most cycles that are drawn, each a dot. */
const MAX_DOTS = 1000;

/** `content/es/plan/rates.yaml`: an invented clinic's year, and what the tool says of it. */
export const ratesSchema = v.pipe(
	object({
		notice: group("Aviso", "Que la clínica no existe y que sus números no son de nadie.", {
			title: "Título",
			text: "Texto",
		}),
		ages: group("Edades", "Los grupos de la clínica de ejemplo.", {
			label: field("Encima de los botones", "De la elección."),
			all: field("Todas", "La primera opción."),
			groups: list(
				"Grupos",
				"De menor a mayor edad.",
				ageGroup,
				v.minLength(2, "lleva al menos dos."),
				unrepeated("id", "dos grupos llevan el mismo id."),
			),
		}),
		sizes: group("Tamaños", "De la clínica de ejemplo.", {
			label: field("Encima de los botones", "De la elección."),
			cycles: filled("En cada botón", "{count} es cuántos ciclos tiene en un año."),
			items: list(
				"Tamaños",
				"De menor a mayor.",
				size,
				v.minLength(2, "lleva al menos dos."),
				unrepeated("id", "dos tamaños llevan el mismo id."),
			),
		}),
		counted: group("Qué se cuenta", "Lo que va arriba en la división.", {
			label: field("Encima de los botones", "De la elección."),
			births: field("Nacimientos", "Partos con uno o más bebés vivos.", numerator),
			positives: field("Pruebas positivas", "Las que dan embarazo, siga o no.", numerator),
		}),
		divided: group("Entre qué se divide", "Lo que va abajo en la división.", {
			label: field("Encima de los botones", "De la elección."),
			started: field("Ciclos iniciados", "Todos los que empezaron medicinas.", counted),
			retrievals: field("Extracciones", "Los que llegaron a sacar óvulos.", counted),
			transfers: field("Transferencias", "Los que llegaron a tener un embrión para transferir.", counted),
		}),
		shown: group("Lo que se ve", "El número, el dibujo y las tablas.", {
			interval: "Casilla: mostrar el margen",
			counted: "Leyenda: lo que se cuenta",
			outside: "Leyenda: los que la división no cuenta",
			byWay: "Título de la tabla de divisiones",
			byAge: "Título de la tabla de edades",
			cases: "Encabezado: casos",
			rate: "Encabezado: tasa",
			range: "Encabezado: margen",
			sum: filled("La cuenta", "Debajo del número; {counted} y {of} con su nombre."),
			cell: filled("La cuenta en la tabla", "{counted} de {of}."),
			between: filled("El margen", "{low} y {high} son porcentajes."),
			likely: field("El margen, dicho", "Debajo del dibujo.", template("of", "low", "high")),
			steps: field(
				"El año entero",
				"Lo mismo que el dibujo, en palabras.",
				template("started", "retrievals", "transfers", "positives", "births"),
			),
			extremes: field("De menos a más", "Lo que se podría anunciar.", template("least", "greatest")),
		}),
		sources: group("Fuentes", "Quién publica tasas como es debido, y qué dice.", {
			title: field("Título", "Encima de las fuentes. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
			dated: filled("Delante de las fuentes", "Con {date}, el día en que se miraron."),
			items: several(
				"Lo que dicen",
				"Una frase y de dónde sale.",
				object({
					text: field("Texto", "Una o dos frases."),
					sources: sourceNames("Fuentes", "De dónde sale lo que dice."),
				}),
				"una",
			),
		}),
	}),
	v.check(({ ages, sizes }) => {
		const started = ages.groups.reduce((sum, { year }) => sum + year.started, 0);
		return sizes.items.every(({ times }) => started * times <= MAX_DOTS);
	}, `la clínica más grande pasa de ${MAX_DOTS} ciclos, y cada uno es un punto del dibujo.`),
);

export type RateWords = v.InferOutput<typeof ratesSchema>;
