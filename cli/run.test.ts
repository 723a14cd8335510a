import { chmodSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contacts, freshOffice } from "../testing/staff-commands.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { COMMANDS, type CommandName } from "./run.ts";
import texts from "./texts.json" with { type: "json" };

const NAMES = Object.keys(COMMANDS) as CommandName[];

describe("the help", () => {
	it("names every command", async () => {
		const { code, out } = await contacts({}, []);
		expect(code).toBe(0);
		for (const name of NAMES) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
	});

	it.each(NAMES)("of %s says what each of its options does", async (name) => {
		const { options } = { options: {}, ...texts.help.commands[name] };
		expect(Object.keys(options).sort()).toEqual(Object.keys(COMMANDS[name].options).sort());
		const { code, out } = await contacts({}, ["help", name]);
		expect(code).toBe(0);
		for (const option of Object.keys(COMMANDS[name].options)) expect(out).toContain(`--${option}`);
		expect(await contacts({}, [name, "--help"])).toMatchObject({ code: 0, out });
		expect(await contacts({}, [name, "-h"])).toMatchObject({ code: 0, out });
	});
});

describe("a command line that makes no sense", () => {
	it.each([
		[["xyzzy"], "Órdenes: doctor, backup"],
		[["list"], "Órdenes: doctor, backup"],
		[["help", "docter"], "Órdenes: doctor, backup"],
		[["resend", "--all-faild"], "Opciones: --all-failed, --json, --help"],
		[["resend", "--constructor"], "No existe la opción «--constructor»"],
		[["constructor"], "No existe la orden «constructor»"],
		[["resend", "-x"], "No existe la opción «-x»"],
		[["purge", "--before"], "A --before le falta"],
		[["purge", "--before", "--json"], "A --before le falta"],
		[["resend", "--all-failed=yes"], "--all-failed va sola"],
		[["purge", "--before", "2026-02-30"], "un día como"],
		[["purge", "--before", "mañana por la tarde"], "un día como"],
		[["purge", "--before", "31/02/2026"], "un día como"],
		[["purge", "--before", "constructor"], "un día como"],
		[["doctor", "something"], "Sobra «something»"],
		[["backup"], "Falta el nombre del archivo"],
		[["sign-in-code"], "Falta la dirección de correo"],
		[["sign-in-code", "ana"], "no es una dirección"],
		[["resend", "7K4R"], "no es una referencia"],
		[["resend"], "--all-failed"],
		[["resend", "7K4R-62XW", "--all-failed"], "--all-failed"],
		[["resend", "7K4R-62XW", "5M3H-9QTD"], "Sobra «5M3H-9QTD»"],
		[["clock"], "la fecha de hoy"],
		[["purge"], "Falta --before"],
		[["move"], "postgres://"],
		[["move", "--to", "mysql://localhost/x"], "postgres://"],
		[["doctor", "--send-test", "nadie"], "no es una dirección"],
	])("%j ends with 2 and says what to write", async (args, words) => {
		const { environment } = await freshOffice("sqlite");
		const { code, out, err } = await contacts(environment, args);
		expect({ code, out }).toEqual({ code: 2, out: "" });
		expect(err).toContain(words);
		expect(err).not.toMatch(/^\s+at /m);
	});

	it("repeats no command to the terminal", async () => {
		const { err } = await contacts({}, ["doctor\u001b[2J"]);
		expect(err).not.toContain("\u001b");
	});
});

describe("a store that is not there", () => {
	it("ends with 1, names the setting and makes no folder", async () => {
		const folder = temporaryFolder();
		const { code, err } = await contacts({ DATA_DIR: `${folder}/none` }, ["resend", "--all-failed"]);
		expect(code).toBe(1);
		expect(err).toContain("DATA_DIR");
		expect(await contacts({ DATA_DIR: folder, PORT: "x", SMTP_URL: "y" }, ["resend", "--all-failed"])).toMatchObject({
			code: 1,
			err: expect.stringMatching(/PORT[\s\S]*SMTP_URL/),
		});
	});

	it("is not what a folder is that this account may not enter", async () => {
		const office = await freshOffice("sqlite");
		await office.ask();
		chmodSync(office.folder, process.getuid?.() === 0 ? 0o700 : 0o000);
		const NOBODY = 65_534;
		const { geteuid, seteuid } = process;
		const root = geteuid?.() === 0;
		if (root) seteuid?.(NOBODY);
		try {
			for (const args of [["resend", "--all-failed"], ["doctor"]]) {
				const { out, err } = await office.contacts(args);
				expect(out + err, args[0]).toMatch(/DATA_DIR: .*(no puede entrar|EACCES)/);
			}
		} finally {
			if (root) seteuid?.(0);
			chmodSync(office.folder, 0o700);
		}
	});

	it("ends with 1 where PostgreSQL does not answer, without its address or password", async () => {
		const { code, err } = await contacts(
			{ DATA_DIR: temporaryFolder(), DATABASE_URL: "postgres://someone:secret@127.0.0.1:1/none" },
			["resend", "--all-failed"],
		);
		expect(code).toBe(1);
		expect(err).toContain("DATABASE_URL");
		expect(err).not.toContain("secret");
	});
});

it("a fault of the store is a code, never the store's own words", async () => {
	const office = await freshOffice("sqlite");
	await office.withStore(async ({ database }) => {
		await database.db.schema.alterTable("mails").renameTo("mails_of_ana").execute();
	});
	const { code, err } = await office.contacts(["resend", "--all-failed"]);
	expect(code).toBe(1);
	expect(err).toContain("No se pudo");
	expect(err).not.toContain("mails_of_ana");
	expect(err).not.toContain("no such table");
});
