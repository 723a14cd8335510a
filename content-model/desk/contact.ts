import * as v from "valibot";
import { CAME_BY, CONSENTS } from "../../contract/desk/contacts.ts";
import { field, group } from "../fields/field.ts";

/** The page on which staff write down a contact that came by no form. */
export const contactSchema = group("Anotar un contacto", "La página para quien no llegó por un formulario.", {
	open: field("Enlace", "El de la lista que lleva a ella."),
	title: field("Título", "El de la página."),
	lead: "Para qué es",
	came: "Pregunta: por dónde llegó",
	ways: group("Por dónde", "Cada vía.", v.entriesFromList(CAME_BY, field("Vía", "En el botón."))),
	name: "Rótulo del nombre",
	phone: "Rótulo del teléfono",
	email: "Rótulo del correo",
	language: "Pregunta: en qué idioma se le habla",
	purpose: "Pregunta: qué quiere",
	source: "Pregunta: cómo nos conoció",
	sources: group("Cómo nos conoció", "Cada respuesta.", {
		instagram: "Instagram",
		facebook: "Facebook",
		google: "Google",
		tiktok: "TikTok",
		recomendacion: "Por alguien",
		clinica: "Por una clínica",
	}),
	message: "Rótulo de lo que dijo",
	consent: "Pregunta: cómo aceptó que guardemos sus datos",
	consents: group("Cómo aceptó", "Cada manera.", v.entriesFromList(CONSENTS, field("Manera", "En el botón."))),
	whatsapp: "Casilla: acepta WhatsApp",
	save: "Botón que lo guarda",
	saved: "Después de guardarlo",
	wrong: "Cuando falta algo",
	faults: group("Qué falta", "Debajo de cada pregunta.", {
		name: "Sin nombre, o demasiado largo",
		way: "Sin teléfono ni correo",
		email: "Correo mal escrito",
		phone: "Teléfono mal escrito o sin país",
		message: "Mensaje demasiado largo",
		cameBy: "Sin decir por dónde llegó",
		consent: "Sin decir cómo aceptó",
	}),
});
