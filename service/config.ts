/** The service's settings: read from the environment, checked at start, every fault named at once. */
import * as v from "valibot";
import { DEFAULT_CONTACT_PUBLIC_KEY, DEFAULT_SITE_URL } from "../contract/defaults.ts";

const whole = (least: number, most: number) =>
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

const address = (example: string, ...protocols: string[]) =>
	v.pipe(
		v.string(),
		// Addresses may hold a password, so the fault does not repeat the value.
		v.check((value) => leadsTo(value, protocols), `no es una dirección como ${example}.`),
	);

const origin = (value: string) => new URL(value).origin;

const httpOrigin = v.pipe(address("https://ejemplo.com", "http:", "https:"), v.transform(origin));

const list = v.pipe(
	v.string(),
	v.transform((value) =>
		value
			.split(",")
			.map((item) => item.trim())
			.filter((item) => item !== ""),
	),
);

const mailbox = v.pipe(
	v.string(),
	v.regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s,]+@[^<>@\s,]+)$/, "no es una dirección de correo."),
);

/** `10/600`: ten requests in 600 seconds; `0`: no limit. */
const rateLimit = v.pipe(
	v.string(),
	v.regex(
		/^(0|[1-9]\d*\/[1-9]\d*)$/,
		"escribe por ejemplo 10/600 (diez solicitudes en 600 segundos) o 0 para quitarlo.",
	),
	v.transform((value) => {
		if (value === "0") return undefined;
		const [requests, seconds] = value.split("/").map(Number) as [number, number];
		return { requests, seconds };
	}),
);

const settings = v.object({
	PORT: v.optional(whole(0, 65535), "4321"),
	HOST: v.optional(v.string(), "127.0.0.1"),
	DATA_DIR: v.optional(v.string(), "./data"),
	DATABASE_URL: v.optional(address("postgres://usuario:clave@servidor/base", "postgres:", "postgresql:")),
	SITE_URL: v.optional(httpOrigin, DEFAULT_SITE_URL),
	CONTACT_PUBLIC_KEY: v.optional(
		v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "no puede llevar espacios ni acentos.")),
		DEFAULT_CONTACT_PUBLIC_KEY,
	),
	CONTACT_URL: v.optional(httpOrigin),
	ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(httpOrigin)), ""),
	SMTP_URL: v.optional(address("smtps://usuario:clave@servidor:465", "smtp:", "smtps:")),
	MAIL_FROM: v.optional(mailbox, "Grupo ivf.do <hola@example.com>"),
	NOTIFY_TO: v.optional(
		v.pipe(list, v.minLength(1, "escribe al menos una dirección de correo."), v.array(mailbox)),
		"equipo@example.com",
	),
	RATE_LIMIT: v.optional(rateLimit, "10/600"),
	RETENTION_DAYS: v.optional(whole(1, 3650), "365"),
	TRUST_PROXY: v.optional(whole(0, 10), "0"),
});

export type Settings = v.InferOutput<typeof settings>;

/** Thrown when settings are faulty; its message names each one and how to mend it. */
export class SettingsError extends Error {
	constructor(faults: readonly string[]) {
		super(`No se puede seguir; revisa estos ajustes (variables de entorno o archivo .env):\n${faults.join("\n")}`);
		this.name = "SettingsError";
	}
}

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws SettingsError naming every faulty setting at once
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const result = v.safeParse(settings, given);
	if (result.success) return result.output;
	throw new SettingsError(result.issues.map((issue) => `  ${String(issue.path?.[0]?.key)}: ${issue.message}`));
}
