import { describe, expect, it } from "vitest";
import { bareAddress, mailboxIn } from "../formats/mailbox.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/** The words a visitor of the terminal reads when these settings are faulty. */
function faultOf(environment: Record<string, string>): string {
	try {
		readSettings(environment);
	} catch (error) {
		if (error instanceof SettingsError) return error.message;
		throw error;
	}
	throw new Error(`${JSON.stringify(environment)} was taken`);
}

const KEY = Buffer.alloc(32, 7).toString("base64");

describe("settings", () => {
	it("have a default each, so that a bare start works", () => {
		expect(readSettings({})).toEqual({
			PORT: 4321,
			HOST: "127.0.0.1",
			DATA_DIR: "./data",
			SITE_URL: "http://127.0.0.1:4321",
			CONTACT_PUBLIC_KEY: "ivf-do-public",
			ALLOWED_ORIGINS: [],
			MAIL_FROM: "Grupo ivf.do <hola@example.com>",
			NOTIFY_TO: ["equipo@example.com"],
			UNIT_OF: {},
			DESK: "on",
			TEXTS: "on",
			PAGES: "on",
			RATE_LIMIT: { requests: 10, seconds: 600 },
			RATE_LIMIT_EMAIL: { requests: 5, seconds: 3600 },
			STAFF_MAIL_LIMIT: { requests: 20, seconds: 600 },
			RECEIPTS_PER_HOUR: 120,
			FORM_MIN_SECONDS: 2,
			DATA_KEY_PREVIOUS: [],
			RETENTION_DAYS: 365,
			SERVICE_HOURS: [{ days: [1, 2, 3, 4, 5], from: 8 * 60, until: 18 * 60 }],
			CLOSED_DAYS: [],
			CALLS_AT_ONCE: 1,
			SERVICE_TIME_ZONE: "America/Santo_Domingo",
			FIRST_REMINDER_HOURS: 2,
			OVERDUE_HOURS: 24,
			DIGEST_HOUR: 8,
			METRICS_HOST: "127.0.0.1",
			TRUST_PROXY: 0,
			KEEP_ALIVE_SECONDS: 5,
			DRAIN_SECONDS: 0,
		});
	});

	it("count as unset where they are empty", () => {
		const names = ["PORT", "HOST", "DATABASE_URL", "SMTP_URL", "CONTACT_URL", "NOTIFY_TO", "RATE_LIMIT", "SITE_URL"];
		expect(readSettings(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readSettings({}));
	});

	it("are refused where a process without pages has no desk, or mails could not lead to it", () => {
		expect(() => readSettings({ PAGES: "off", DESK: "off" })).toThrow(
			/PAGES: con DESK=off[\s\S]*DESK_URL: con PAGES=off/,
		);
		expect(() => readSettings({ PAGES: "off" })).toThrow("DESK_URL: con PAGES=off escribe la dirección de la mesa");
		expect(() => readSettings({ PAGES: "no" })).toThrow("PAGES: escribe on u off.");
		expect(() => readSettings({ DESK_URL: "mesa" })).toThrow("DESK_URL: ");
		expect(readSettings({ PAGES: "off", DESK_URL: "https://mesa.example.com/" })).toMatchObject({
			DESK_URL: "https://mesa.example.com",
		});
	});

	it("are refused where the editor's own host is that of the site or the desk, or has another scheme", () => {
		const refused = /TEXTS_URL: escribe un nombre que no sea/;
		const site = { SITE_URL: "https://ivf.example" };
		expect(() => readSettings({ ...site, TEXTS_URL: "https://ivf.example" })).toThrow(refused);
		expect(() => readSettings({ ...site, TEXTS_URL: "http://textos.ivf.example" })).toThrow(refused);
		const desk = { DESK_URL: "https://mesa.example", TEXTS_URL: "https://mesa.example" };
		expect(() => readSettings({ ...site, ...desk })).toThrow(refused);
		expect(readSettings({ ...site, TEXTS_URL: "https://textos.ivf.example" }).TEXTS_URL).toBe(
			"https://textos.ivf.example",
		);
	});

	it("pass over what belongs to other programs", () => {
		expect(readSettings({ PATH: "/bin", LANG: undefined })).toEqual(readSettings({}));
	});

	it("are read as what they mean", () => {
		const settings = readSettings({
			PORT: "8080",
			SITE_URL: "https://ivf.do/",
			CONTACT_URL: "https://proyecto.example/ruta",
			ALLOWED_ORIGINS: " https://uno.example/ , http://dos.example:8080,, ",
			NOTIFY_TO: "uno@example.com, Equipo <dos@example.com>",
			RATE_LIMIT: "3/60",
			TRUST_PROXY: "2",
		});
		expect(settings).toMatchObject({
			PORT: 8080,
			SITE_URL: "https://ivf.do",
			CONTACT_URL: "https://proyecto.example",
			ALLOWED_ORIGINS: ["https://uno.example", "http://dos.example:8080"],
			NOTIFY_TO: ["uno@example.com", "Equipo <dos@example.com>"],
			RATE_LIMIT: { requests: 3, seconds: 60 },
			TRUST_PROXY: 2,
		});
	});

	it("take a database and a mail server by address", () => {
		const settings = {
			DATABASE_URL: "postgresql://ana:clave@base.example:5432/ivf",
			SMTP_URL: "smtps://ana:clave@correo.example:465",
		};
		expect(readSettings(settings)).toMatchObject(settings);
		expect(readSettings({ DATABASE_URL: "postgres:///ivf?host=/run/postgresql" }).DATABASE_URL).toBeDefined();
	});

	it("take a data key in hexadecimal or in base64", () => {
		const hex = Buffer.alloc(32, 7).toString("hex");
		for (const DATA_KEY of [KEY, hex, hex.toUpperCase()]) {
			expect(readSettings({ DATA_KEY }).DATA_KEY).toEqual(new Uint8Array(32).fill(7));
		}
		expect(readSettings({ DATA_KEY_PREVIOUS: `${KEY}, ${hex}` }).DATA_KEY_PREVIOUS).toHaveLength(2);
	});

	it("switch the limit off with RATE_LIMIT=0", () => {
		expect(readSettings({ RATE_LIMIT: "0" }).RATE_LIMIT).toBeUndefined();
	});
});

describe("faulty settings", () => {
	it("are all named at once, a line each", () => {
		const fault = faultOf({
			PORT: "65536",
			DATABASE_URL: "mysql://base.example",
			SITE_URL: "ivf.do",
			CONTACT_PUBLIC_KEY: "con espacio",
			CONTACT_URL: "ftp://ejemplo.example",
			ALLOWED_ORIGINS: "https://bien.example,*",
			SMTP_URL: "correo.example:25",
			MAIL_FROM: "nadie",
			NOTIFY_TO: ",",
			RATE_LIMIT: "diez",
			RATE_LIMIT_EMAIL: "5",
			STAFF_MAIL_LIMIT: "veinte",
			FORM_MIN_SECONDS: "61",
			DATA_KEY: "corta",
			DATA_KEY_PREVIOUS: `${KEY},no es`,
			SERVICE_HOURS: "lunes",
			CLOSED_DAYS: "2026-12-25, 2026-02-30, navidad",
			SERVICE_TIME_ZONE: "Santo Domingo",
			FIRST_REMINDER_HOURS: "0",
			OVERDUE_HOURS: "un día",
			DIGEST_HOUR: "24",
			METRICS_PORT: "sí",
			TRUST_PROXY: "11",
		});
		const named = fault.split("\n").slice(1);
		expect(named.map((line) => line.trim().split(":")[0])).toEqual([
			"PORT",
			"DATABASE_URL",
			"SITE_URL",
			"CONTACT_PUBLIC_KEY",
			"CONTACT_URL",
			"ALLOWED_ORIGINS",
			"SMTP_URL",
			"MAIL_FROM",
			"NOTIFY_TO",
			"RATE_LIMIT",
			"RATE_LIMIT_EMAIL",
			"STAFF_MAIL_LIMIT",
			"FORM_MIN_SECONDS",
			"DATA_KEY",
			"DATA_KEY_PREVIOUS",
			"SERVICE_HOURS",
			"CLOSED_DAYS",
			"SERVICE_TIME_ZONE",
			"FIRST_REMINDER_HOURS",
			"OVERDUE_HOURS",
			"DIGEST_HOUR",
			"METRICS_PORT",
			"TRUST_PROXY",
		]);
	});

	it("name each closed day that is none", () => {
		expect(faultOf({ CLOSED_DAYS: "2026-12-25, 2026-02-30, navidad" })).toContain(
			"CLOSED_DAYS: no se entiende «2026-02-30», «navidad»; escribe días como 2026-12-25 o periodos",
		);
	});

	it.each(["-1", "0.5", "1e3", "0x10", "4321 ", "abc", "65536"])("include the port %j", (PORT) => {
		expect(faultOf({ PORT })).toContain(`es «${PORT}»; escribe un número entero de 0 a 65535.`);
	});

	it.each(["10", "10/", "/600", "0/600", "10/0", "-1/60", "10/60s", "10 / 600", "1.5/60", "00"])(
		"include the limit %j",
		(RATE_LIMIT) => {
			expect(faultOf({ RATE_LIMIT })).toContain("RATE_LIMIT: escribe por ejemplo 10/600 (diez en");
			expect(faultOf({ STAFF_MAIL_LIMIT: RATE_LIMIT })).toContain(
				"STAFF_MAIL_LIMIT: escribe por ejemplo 10/600 (diez en",
			);
		},
	);

	it.each(["smtp:correo.example", "smtp://", "smtps:///"])("include %s, a mail server without a host", (SMTP_URL) => {
		expect(faultOf({ SMTP_URL })).toContain("SMTP_URL: no es una dirección como smtps://");
	});

	it.each(["hola", "a@b, c@d", "Nombre <a>", "Nombre <a@b> <c@d>", "a@b\r\nBcc: c@d"])(
		"include %j as a sender",
		(MAIL_FROM) => {
			expect(faultOf({ MAIL_FROM })).toContain("MAIL_FROM: no es una dirección de correo.");
		},
	);

	it("never repeat an address that may hold a password", () => {
		const fault = faultOf({
			DATABASE_URL: "mysql://ana:s3creta@base.example/ivf",
			SMTP_URL: "http://ana:s3creta@correo.example",
			SITE_URL: "ftp://ana:s3creta@ivf.example",
			DATA_KEY: "s3cretas3cretas3creta",
		});
		expect(fault.split("\n")).toHaveLength(5);
		expect(fault).not.toContain("s3creta");
	});
});

describe("a name before an address", () => {
	it.each([
		["Grupo ivf.do", "Grupo ivf.do"],
		['"Grupo ivf.do"', "Grupo ivf.do"],
		["ivf.do: citas", "ivf.do: citas"],
		["Citas; Grupo ivf.do", "Citas; Grupo ivf.do"],
		["Citas, Grupo ivf.do", "Citas, Grupo ivf.do"],
		["Grupo (ivf.do", "Grupo (ivf.do"],
		['El "Grupo": citas', 'El "Grupo": citas'],
		["=?utf-8?q?Banco?=", "=?utf-8?q?Banco?="],
	])("is read as that of one mailbox: %s", (written, name) => {
		const { MAIL_FROM } = readSettings({ MAIL_FROM: `${written} <hola@ivf.example>` });
		expect(mailboxIn(MAIL_FROM)).toEqual({ name, address: "hola@ivf.example" });
		expect(bareAddress(MAIL_FROM)).toBe("hola@ivf.example");
	});

	it.each(["Equipo: ana@ivf.example, luis@ivf.example;", "ana@ivf.example; luis@ivf.example", '"Grupo <a@b>'])(
		"is no group and no list: %s",
		(MAIL_FROM) => {
			expect(faultOf({ MAIL_FROM })).toContain("MAIL_FROM: no es una dirección de correo");
		},
	);
});
