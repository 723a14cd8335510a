/** The service's settings: read from the environment, checked at start, every fault named at once. */
import * as v from "valibot";
import { DEFAULT_CONTACT_PUBLIC_KEY, DEFAULT_SITE_URL } from "../../contract/web/build-settings.ts";
import * as rule from "./setting-rules.ts";
import { SettingsError } from "./settings-error.ts";
import { team, unitFaults, unitOf } from "./team.ts";

export const settingsSchema = v.object({
	PORT: v.optional(rule.whole(0, 65535), "4321"),
	HOST: v.optional(v.string(), "127.0.0.1"),
	DATA_DIR: v.optional(v.string(), "./data"),
	DATABASE_URL: v.optional(rule.loginAddress("postgres://usuario:clave@servidor/base", "postgres:", "postgresql:")),
	SITE_URL: v.optional(rule.httpOrigin, DEFAULT_SITE_URL),
	CONTACT_PUBLIC_KEY: v.optional(
		v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "no puede llevar espacios ni acentos.")),
		DEFAULT_CONTACT_PUBLIC_KEY,
	),
	CONTACT_URL: v.optional(rule.httpOrigin),
	ALLOWED_ORIGINS: v.optional(v.pipe(rule.list, v.array(rule.httpOrigin)), ""),
	SMTP_URL: v.optional(rule.loginAddress("smtps://usuario:clave@servidor:465", "smtp:", "smtps:")),
	MAIL_FROM: v.optional(rule.mailbox, "Grupo ivf.do <hola@example.com>"),
	NOTIFY_TO: v.optional(
		v.pipe(rule.list, v.minLength(1, "escribe al menos una dirección de correo."), v.array(rule.mailbox)),
		"equipo@example.com",
	),
	TEAM: v.optional(team),
	DESK: v.optional(v.picklist(["on", "off"], "escribe on u off."), "on"),
	DESK_URL: v.optional(rule.httpOrigin),
	TEXTS: v.optional(v.picklist(["on", "off"], "escribe on u off."), "on"),
	TEXTS_REMOTE: v.optional(
		v.pipe(v.string(), v.regex(/^[^-\s]\S*$/, "escribe un nombre o una dirección de git, como origin.")),
	),
	TEXTS_URL: v.optional(rule.httpOrigin),
	PAGES: v.optional(v.picklist(["on", "off"], "escribe on u off."), "on"),
	UNIT_OF: v.optional(unitOf, ""),
	RATE_LIMIT: v.optional(rule.rateLimit, "10/600"),
	RATE_LIMIT_EMAIL: v.optional(rule.rateLimit, "5/3600"),
	STAFF_MAIL_LIMIT: v.optional(rule.rateLimit, "20/600"),
	RECEIPTS_PER_HOUR: v.optional(rule.whole(0, 1_000_000), "120"),
	FORM_MIN_SECONDS: v.optional(rule.whole(0, 60), "2"),
	DATA_KEY: v.optional(rule.dataKey),
	DATA_KEY_PREVIOUS: v.optional(rule.dataKeys, ""),
	RETENTION_DAYS: v.optional(rule.whole(1, 3650), "365"),
	SERVICE_HOURS: v.optional(rule.openings, "lun-vie 08:00-18:00"),
	CLOSED_DAYS: v.optional(rule.closedDays, ""),
	CALLS_AT_ONCE: v.optional(rule.whole(1, 100), "1"),
	SERVICE_TIME_ZONE: v.optional(rule.timeZone, "America/Santo_Domingo"),
	FIRST_REMINDER_HOURS: v.optional(rule.whole(1, 100), "2"),
	OVERDUE_HOURS: v.optional(rule.whole(1, 1000), "24"),
	DIGEST_HOUR: v.optional(rule.whole(0, 23), "8"),
	METRICS_PORT: v.optional(rule.whole(0, 65535)),
	METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
	NODE_EXTRA_CA_CERTS: v.optional(v.string()),
	TRUST_PROXY: v.optional(rule.whole(0, 10), "0"),
	KEEP_ALIVE_SECONDS: v.optional(rule.whole(1, 3600), "5"),
	DRAIN_SECONDS: v.optional(rule.whole(0, 60), "0"),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** What the environment gives: names and values; an empty value counts as unset. */
export type Environment = Record<string, string | undefined>;

export const readSettings = (environment: Environment): Settings => readBy(settingsSchema, environment);

/** Reads settings by a schema. @throws SettingsError naming every faulty setting at once */
export function readBy<Schema extends v.GenericSchema<unknown, Settings>>(schema: Schema, environment: Environment) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const result = v.safeParse(schema, given);
	const faults = result.success
		? [...unitFaults(result.output), ...deskFaults(result.output), ...textsFaults(result.output)]
		: result.issues.map((issue) => `  ${String(issue.path?.[0]?.key)}: ${issue.message}`);
	if (result.success && faults.length === 0) return result.output;
	throw new SettingsError(faults);
}

/** Without pages a process is the desk alone: it needs one, and mails need its address, since `SITE_URL` is the pages'. */
function deskFaults({ PAGES, DESK, DESK_URL }: Settings): string[] {
	if (PAGES === "on") return [];
	return [
		...(DESK === "on" ? [] : ["  PAGES: con DESK=off no queda nada que servir; quita uno de los dos."]),
		...(DESK_URL ? [] : ["  DESK_URL: con PAGES=off escribe la dirección de la mesa, como https://mesa.ejemplo.com."]),
	];
}

/** A host of its own keeps the editor from the desk; its cookie goes by the scheme of the site. */
function textsFaults({ TEXTS_URL, SITE_URL, CONTACT_URL = SITE_URL, DESK_URL = SITE_URL }: Settings): string[] {
	if (!TEXTS_URL) return [];
	const { host, protocol } = new URL(TEXTS_URL);
	const others = [SITE_URL, CONTACT_URL, DESK_URL].map((url) => new URL(url));
	const isApart = others.every((other) => other.host !== host && other.protocol === protocol);
	return isApart
		? []
		: ["  TEXTS_URL: escribe un nombre que no sea el del sitio ni el de la mesa, como https://textos.ejemplo.com."];
}
