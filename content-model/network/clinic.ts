import * as v from "valibot";
import { CRITERIA, TREATMENTS } from "../../contract/clinics.ts";
import { telephone } from "../contact.ts";
import { described } from "../fields/described.ts";
import { field, object, some, text, unrepeated } from "../fields/field.ts";
import { anchorId, day } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import texts from "./clinic.json" with { type: "json" };
import { inLanguages } from "./in-languages.ts";

/** What may be spoken to patients (BCP 47). */
const SPOKEN = ["es", "en", "fr", "pt", "it", "de", "ht"] as const;

/** Where the country lies, in degrees. */
const BOUNDS = { latitude: [17.4, 20], longitude: [-72.1, -68.2] } as const;

const degrees = ([from, to]: readonly [number, number]) => {
	const problem = `escribe los grados con punto, de ${from} a ${to}: en un mapa, pulsa el lugar y cópialos.`;
	return v.pipe(v.number(problem), v.minValue(from, problem), v.maxValue(to, problem));
};

const address = v.pipe(text, v.regex(/^https:\/\/\S+\.\S+$/, "no es una dirección; empieza con https://."));

const amount = v.pipe(
	v.number(),
	v.integer("escribe un número entero."),
	v.minValue(1, "escribe un número mayor que 0."),
);

const price = v.pipe(
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
);

const check = object({
	criterion: field("Qué", "Una de la lista.", v.picklist(CRITERIA, `elige entre ${CRITERIA.join(", ")}.`)),
	paper: inLanguages("Con qué papel", "El documento que se vio, con su número o su fecha."),
	by: field("Quién lo comprobó", "Una de las Personas; en archivos, el nombre del suyo.", anchorId),
	date: field("Cuándo", "Por ejemplo 2026-11-22.", day),
});

/** `content/clinics/ID.yaml`: a clinic of the network that was checked, by its address below /clinicas. */
export const clinicSchema = described(texts, {
	place: { latitude: degrees(BOUNDS.latitude), longitude: degrees(BOUNDS.longitude) },
	phone: telephone,
	web: address,
	licence: { lookup: address },
	picture: photograph,
	text: inLanguages("Presentación", "Dos o tres frases, sin promesas ni superlativos."),
	treatments: some(v.picklist(TREATMENTS, `elige entre ${TREATMENTS.join(", ")}.`), "una línea"),
	languages: some(v.picklist(SPOKEN, `elige entre ${SPOKEN.join(", ")}.`), "una línea"),
	price,
	checks: v.pipe(
		some(check, "una cosa comprobada"),
		unrepeated("criterion", "una cosa está dos veces; deja la última comprobación."),
	),
});

export type Clinic = v.InferOutput<typeof clinicSchema> & {
	/** Its file's name without the ending, and the end of its address. */
	id: string;
};
