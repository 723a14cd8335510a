import * as v from "valibot";
import { CRITERIA, TREATMENTS } from "../../contract/clinics.ts";
import { field, group, object, optional, several, text, unrepeated } from "../fields/field.ts";
import { anchorId, day } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { inLanguages } from "./in-languages.ts";

/** What may be spoken to patients (BCP 47). */
const SPOKEN = ["es", "en", "fr", "pt", "it", "de", "ht"] as const;

/** Where the country lies, in degrees. */
const BOUNDS = { latitude: [17.4, 20], longitude: [-72.1, -68.2] } as const;

const degrees = (title: string, [from, to]: readonly [number, number]) => {
	const problem = `escribe los grados con punto, de ${from} a ${to}: en un mapa, pulsa el lugar y cópialos.`;
	return field(
		title,
		`De ${from} a ${to}.`,
		v.pipe(v.number(problem), v.minValue(from, problem), v.maxValue(to, problem)),
	);
};

const address = v.pipe(text, v.regex(/^https:\/\/\S+\.\S+$/, "no es una dirección; empieza con https://."));
const amount = v.pipe(
	v.number(),
	v.integer("escribe un número entero."),
	v.minValue(1, "escribe un número mayor que 0."),
);

/** `content/clinics/ID.yaml`: a clinic of the network that was checked, by its address below /clinicas. */
export const clinicSchema = object({
	name: field("Nombre", "El de la clínica, como lo usa ella."),
	city: field("Ciudad", "Donde está."),
	street: optional("Calle y número", "Si falta, sale solo la ciudad."),
	place: group("Lugar en el mapa", "Sus coordenadas, en grados.", {
		latitude: degrees("Latitud", BOUNDS.latitude),
		longitude: degrees("Longitud", BOUNDS.longitude),
	}),
	phone: optional(
		"Teléfono",
		"Con + y código de país.",
		v.pipe(text, v.regex(/^\+[\d ]+$/, "escribe el número con + y código de país, solo cifras y espacios.")),
	),
	web: optional("Página", "La de la clínica, con https://.", address),
	licence: group("Habilitación", "La del Ministerio de Salud Pública.", {
		number: "Número, como está en el papel",
		lookup: field("Dónde se busca", "La página oficial donde cualquiera la comprueba, con https://.", address),
	}),
	picture: v.optional(photograph),
	text: v.optional(inLanguages("Presentación", "Dos o tres frases, sin promesas ni superlativos.")),
	treatments: several("Tratamientos", "Los que hace.", v.picklist(TREATMENTS, `elige entre ${TREATMENTS.join(", ")}.`)),
	languages: several("Idiomas", "En los que atiende.", v.picklist(SPOKEN, `elige entre ${SPOKEN.join(", ")}.`)),
	price: v.optional(
		field(
			"Precio de una FIV",
			"El que da la clínica, con su fecha. Sin esto, la página dice que no lo publica.",
			v.pipe(
				object({
					from: field("Desde", "Sin signos.", amount),
					until: field("Hasta", "Sin signos.", amount),
					currency: field("Moneda", "USD, DOP o EUR.", v.picklist(["USD", "DOP", "EUR"], "escribe USD, DOP o EUR.")),
					date: field("Cuándo lo dio", "Por ejemplo 2026-11-22.", day),
				}),
				v.forward(
					v.check(({ from, until }) => !(from > until), "es menor que «desde»; corrige uno de los dos."),
					["until"],
				),
			),
		),
	),
	checks: several(
		"Qué se comprobó",
		"Cada cosa una vez, con su papel.",
		object({
			criterion: field("Qué", "Una de la lista.", v.picklist(CRITERIA, `elige entre ${CRITERIA.join(", ")}.`)),
			paper: inLanguages("Con qué papel", "El documento que se vio, con su número o su fecha."),
			by: field("Quién lo comprobó", "Una de las Personas; en archivos, el nombre del suyo.", anchorId),
			date: field("Cuándo", "Por ejemplo 2026-11-22.", day),
		}),
		"una cosa comprobada",
		unrepeated("criterion", "una cosa está dos veces; deja la última comprobación."),
	),
});

export type Clinic = v.InferOutput<typeof clinicSchema> & {
	/** Its file's name without the ending, and the end of its address. */
	id: string;
};
