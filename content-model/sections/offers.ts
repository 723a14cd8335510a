/** What the group offers. */
import * as v from "valibot";
import { field, flag, group, linkedText, list, object, optional, several, text } from "../fields/field.ts";
import { chatVariant, internalLink, link, metric, unitId } from "../fields/parts.ts";
import { RESOURCE_TYPES } from "../publications/resource.ts";
import {
	briefHead,
	chatLabel,
	section,
	sectionAnchor,
	sectionHead,
	sectionId,
	sectionLead,
	sectionTitle,
	titledText,
} from "./frame.ts";

const three = (what: string) => v.pipe(v.array(text), v.length(3, `son exactamente tres ${what}.`));

/** The specification's service card, field for field (section 3). */
const serviceCard = object({
	icon: field("Emblema", "La unidad cuyo emblema se dibuja.", unitId),
	logo: field("Firma", "El nombre de la unidad como ella lo escribe."),
	title: field("Título", "Lo que la unidad hace por quien lee."),
	description: field("Descripción", "Una o dos frases."),
	steps: field("Pasos", "Exactamente tres, en orden.", three("pasos")),
	benefits: field("Ventajas", "Exactamente tres.", three("ventajas")),
	ctaLabel: field("Texto del botón", "Lo que hace el botón."),
	link: field("A dónde lleva el botón", "Una página del sitio, por ejemplo /concierge.", internalLink),
});

const access = object({
	label: field("Rótulo", "Lo que se lee en el recurso."),
	action: field("Texto del botón", "Lo que hace el botón."),
});

export const offerSections = [
	/** "Nuestra propuesta": what the group offers, as a short journey. */
	section("proposal", "nuestra propuesta", "Lo que el Grupo ofrece, como un camino corto.", {
		...sectionHead,
		id: sectionAnchor,
		steps: list("Pasos", "En orden.", titledText("el paso")),
		action: field("Botón", "Cierra la sección.", link),
	}),
	/** What fertility tourism is and why here; every figure names its source. */
	section("tourism", "turismo de fertilidad", "Qué es y por qué aquí.", {
		...sectionHead,
		id: sectionAnchor,
		reasons: list("Razones", "Por qué aquí, cada una con su título.", titledText("la razón")),
		figure: field("Cifra", "La que acompaña las razones, con su fuente en note.", metric),
		action: field("Botón", "Cierra la sección.", link),
	}),
	/** The five units, each with a way in; their words come from `content/es/units/`. */
	section("ecosystem", "las cinco unidades", "Sus textos vienen de content/es/units.", {
		...sectionHead,
		id: sectionAnchor,
		explore: field("Enlace de cada unidad", "Va delante de su nombre y lleva a su página."),
	}),
	/** What each unit does for the reader of this page. */
	section("services", "servicios", "Lo que cada unidad hace por quien lee esta página.", {
		id: sectionId,
		look: field(
			"Aspecto",
			"path los pone como paradas de un camino; chapters, como capítulos, cada uno en el color de su unidad.",
			v.picklist(["path", "chapters"], "elige path (un camino) o chapters (capítulos)."),
		),
		title: sectionTitle,
		lead: v.optional(sectionLead),
		labels: group("Rótulos", "Los mismos en cada servicio.", {
			steps: field("Rótulo de los pasos", "Encima de los pasos."),
			benefits: field("Rótulo de las ventajas", "Encima de las ventajas."),
		}),
		items: list("Servicios", "Uno por unidad, en el orden en que se leen.", serviceCard),
	}),
	/** Large figures; what they do not promise stands right below them, in `note` or in each figure's own. */
	v.pipe(
		section("metrics", "cifras", "Cifras grandes, cada una con su aviso cerca.", {
			...briefHead,
			unit: optional("Unidad", "De qué unidad toman el color; si falta, el del Grupo.", unitId),
			items: several("Cifras", "Al menos una.", metric, "una cifra"),
			note: optional("Aviso", "El que vale para todas. Admite [palabras](/ruta).", linkedText),
		}),
		v.check(
			({ note, items }) => note !== undefined || items.every((item) => item.note !== undefined),
			"falta el aviso: escribe `note` para todas las cifras o en cada una.",
		),
	),
	/** All that is paid, as an empty bill; its lines are those of the budget. */
	section("bill", "cuenta vacía", "Los renglones de content/es/plan/budget.yaml, sin montos.", {
		...sectionHead,
		note: field(
			"Nota",
			"Debajo: qué dicen las marcas de lo que suele ir aparte. Admite [palabras](/ruta).",
			linkedText,
		),
		action: field("Botón", "Lleva al presupuesto.", link),
	}),
	/** The articles, the educational items from `content/es/education.yaml`, and a way to join the community. */
	section("education", "contenidos", "Los artículos y lo que hay en content/es/education.yaml.", {
		id: sectionAnchor,
		title: sectionTitle,
		masthead: flag("Título a todo el ancho", "Pone el título tan ancho como la página."),
		lead: sectionLead,
		formats: group("Nombres de los formatos", "Lo que se lee en cada contenido según lo que es.", {
			video: field("Video", "Cómo se llama un video."),
			article: field("Artículo", "Cómo se llama un artículo."),
			podcast: field("Pódcast", "Cómo se llama un pódcast."),
			infographic: field("Infografía", "Cómo se llama una infografía."),
		}),
		views: field("Vistas", "La palabra que va detrás del número de vistas."),
		most: optional(
			"Cuántos",
			"Los que salen como máximo; si falta, salen todos.",
			v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "muestra al menos uno.")),
		),
		join: group("Unirse a la comunidad", "El enlace al chat que cierra la sección.", {
			label: chatLabel,
			chat: chatVariant,
		}),
	}),
	/** Partner resources from `content/es/resources.yaml`. */
	section("resources", "recursos para clínicas", "Los de content/es/resources.yaml.", {
		...briefHead,
		types: group(
			"Nombres de los tipos",
			"Cómo se llama en español cada tipo de recurso.",
			v.entriesFromList(RESOURCE_TYPES, field("Nombre del tipo", "Lo que se lee en los recursos de este tipo.")),
		),
		open: field("Los abiertos", "En los que cualquiera descarga.", access),
		closed: field("Los de aliados", "En los que una clínica solicita.", access),
	}),
] as const;
