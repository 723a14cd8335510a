/** What each kind of setting may look like, and how the fault is worded. */
import { Buffer } from "node:buffer";
import * as v from "valibot";
import { readClosedDays } from "../../contract/closed-days.ts";
import { isTimeZone } from "../../contract/requests/call-rules.ts";
import { bareAddress, mailboxIn } from "../formats/mailbox.ts";
import { readOpenings } from "../sla/deadlines.ts";
import { encodingFault, unencodedCharacters } from "./login-address.ts";

export const whole = (least: number, most: number) =>
	v.pipe(
		v.string(),
		v.check(
			(value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
			(issue) => `es «${issue.input}»; escribe un número entero de ${least} a ${most}.`,
		),
		v.transform(Number),
	);

function leadsTo(value: string, protocols: readonly string[]): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, hostname } = new URL(value);
	// Only a database may have no host: it can be reached through a socket of this machine.
	return protocols.includes(protocol) && (hostname !== "" || protocol.startsWith("postgres"));
}

/** An address that may hold a login, which no fault repeats. Its characters must be encoded: else parts of a password count as host or path. */
export const loginAddress = (example: string, ...protocols: string[]) => {
	const faultOf = (value: string) => {
		const characters = unencodedCharacters(value);
		if (characters.length > 0) return encodingFault(characters);
		return leadsTo(value, protocols) ? "" : `no es una dirección como ${example}.`;
	};
	return v.pipe(
		v.string(),
		v.check(
			(value) => faultOf(value) === "",
			(issue) => faultOf(issue.input),
		),
	);
};

export const httpOrigin = v.pipe(
	v.string(),
	v.check((value) => leadsTo(value, ["http:", "https:"]), "no es una dirección como https://ejemplo.com."),
	v.transform((value) => new URL(value).origin),
);

export const itemsOf = (value: string, separator: string): string[] =>
	value.split(separator).flatMap((item) => item.trim() || []);

export const list = v.pipe(
	v.string(),
	v.transform((value) => itemsOf(value, ",")),
);

const quotedName = (_: string, name: string) => `"${name.replaceAll(/["\\]/g, "\\$&")}" <`;

/** A name with signs that would make it a group, a list or a comment in a mail (RFC 5322) is put in quotes, once. */
export const mailbox = v.pipe(
	v.string(),
	v.regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s,]+@[^<>@\s,]+)$/, "no es una dirección de correo."),
	v.transform((value) => value.replace(/^(?!")([^<]*[()[\]:;@\\,"][^<]*?)\s*</, quotedName)),
	v.check((value) => mailboxIn(value).address === bareAddress(value), "no es una dirección de correo."),
);

/** `10/600`: ten in 600 seconds; `0`: no limit. */
export const rateLimit = v.pipe(
	v.string(),
	v.regex(/^(0|[1-9]\d*\/[1-9]\d*)$/, "escribe por ejemplo 10/600 (diez en 600 segundos) o 0 para quitarlo."),
	v.transform((value) => {
		if (value === "0") return undefined;
		const [requests, seconds] = value.split("/").map(Number) as [number, number];
		return { requests, seconds };
	}),
);

/** 32 random bytes, as 64 hexadecimal characters or in base64. Faults do not repeat it. */
export const dataKey = v.pipe(
	v.string(),
	v.regex(/^[\w+/=-]+$/, "no son 32 bytes en base64 o hexadecimal."),
	v.transform((value) => new Uint8Array(Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? "hex" : "base64"))),
	v.check(
		(bytes) => bytes.length === 32,
		"no son 32 bytes en base64 o hexadecimal; crea una con: openssl rand -base64 32",
	),
);

export const dataKeys = v.pipe(list, v.array(dataKey));

/** `lun-vie 08:00-18:00, sáb 09:00-13:00`. */
export const openings = v.pipe(
	v.string(),
	v.check((value) => readOpenings(value) !== undefined, "escribe por ejemplo lun-vie 08:00-18:00, sáb 09:00-13:00."),
	v.transform((value) => readOpenings(value) ?? []),
);

/** `2026-12-25, 2026-12-31/2027-01-02`. */
export const closedDays = v.pipe(
	list,
	v.check(
		(items) => readClosedDays(items).faulty.length === 0,
		({ input }) => {
			const faulty = readClosedDays(input).faulty.map((item) => `«${item}»`);
			return `no se entiende ${faulty.join(", ")}; escribe días como 2026-12-25 o periodos como 2026-12-31/2027-01-02, separados por comas.`;
		},
	),
	v.transform((items) => readClosedDays(items).days),
);

export const timeZone = v.pipe(
	v.string(),
	v.check(isTimeZone, (issue) => `«${issue.input}» no es una zona horaria como America/Santo_Domingo.`),
);

/** A secret of at least this many characters. Faults do not repeat it. */
export const secret = (least: number) =>
	v.pipe(
		v.string(),
		v.check(
			(value) => value.length >= least && /^[\x21-\x7e]+$/.test(value),
			`falta, o tiene menos de ${least} signos, espacios o acentos; crea uno con: openssl rand -hex 32`,
		),
	);
