/** A store full of encrypted requests, as a few years of the forms would leave it. */
import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { ContactRequest } from "../../contract/contact-request.ts";
import { fieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Database } from "../../service/database/database.ts";
import { DAY, HOUR } from "../../service/durations.ts";
import { openStore, type Store } from "../../service/store/store.ts";

const AT_ONCE = 128;
const NAMES = ["Ana Núñez", "Luis Peña", "Rosa Marte", "Iván Peralta", "Marta Gil", "Pedro Sosa", "Carmen Díaz"];
const WORDS =
	"Quisiera saber cuánto dura el viaje y qué documentos hacen falta para la primera consulta, porque mi esposo trabaja fuera y solo podemos viajar en semanas alternas. Nos gustaría hablar con alguien de los tiempos y de los gastos antes de decidir.".split(
		" ",
	);

/** One of the requests that do not repeat: some 60 words, a person who writes two or three times. */
function request(place: number): ContactRequest {
	const person = Math.floor(place / 2.5);
	const name = NAMES[person % NAMES.length] ?? "";
	const message = Array.from({ length: 60 }, (_, word) => WORDS[(place * 7 + word * 3) % WORDS.length]).join(" ");
	const email = `persona${person}@example.com`;
	const phone = `809 555 ${String(place % 10_000).padStart(4, "0")}`;
	return place % 5 === 0
		? { type: "clinic", name, email, phone, clinic_interest: `Clínica ${person}`, message }
		: { type: "patient", name, email, phone, country: place % 3 === 0 ? "PR" : "US", message };
}

/**
 * Opens a store on an empty database and fills it through its own functions: three of four answered, one of ten noted.
 * @returns the store, its clock at the end
 */
export async function filledStore(database: Database, count: number): Promise<Store> {
	const end = Date.now();
	let time = end - 700 * DAY;
	const store = await openStore({
		database,
		now: () => new Date(time),
		randomBytes,
		newId: randomUUIDv7,
		noticeVersions: { es: "2026-01-01" },
		mailDomain: "example.com",
		cipher: fieldCipher(new Uint8Array(32).fill(7)),
		unitOf: ({ form }) => (form === "clinic" ? "bi" : undefined),
	});
	const step = (end - time) / count;
	const references: string[] = [];
	for (let from = 0; from < count; from += AT_ONCE) {
		const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, place) => request(from + place));
		time += step * some.length;
		const accepted = await Promise.all(some.map((one) => store.requests.accept(one)));
		references.push(...accepted.map(({ reference }) => reference));
	}
	await answerMost(database, references, count);
	time = end + HOUR;
	for (const reference of references.filter((_, place) => place % 10 === 0).slice(0, 200)) {
		await store.requests.act(reference, { kind: "note", text: `Llamar el martes, ${reference}` }, { actor: null });
	}
	return store;
}

/** Marks three of four in one statement: one by one, with their history, would take the bench's time. */
async function answerMost({ db }: Database, references: readonly string[], count: number): Promise<void> {
	for (let from = 0; from < count; from += AT_ONCE) {
		const some = references.slice(from, from + AT_ONCE).filter((_, place) => place % 4 !== 0);
		await db
			.updateTable("requests")
			.set((row) => ({ answered_at: row.ref("received_at"), next_check_at: null }))
			.where("reference", "in", some)
			.execute();
	}
}
