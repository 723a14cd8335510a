import { openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { freePort, startPostgres } from "../../testing/databases/postgres.ts";
import { signedCertificate } from "../../testing/processes/certificate.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { errorCode } from "../process/error-code.ts";
import { trustAuthorities } from "../process/trust-authorities.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { DATABASE_FILE, reachDatabase } from "./open-database.ts";

async function damagedStore(spoil: (path: string) => void): Promise<string> {
	const folder = temporaryFolder();
	await (await reachDatabase({ DATA_DIR: folder })).db.destroy();
	spoil(join(folder, DATABASE_FILE));
	return folder;
}

describe("a SQLite file that is damaged", () => {
	it.each([
		["in its header", (path: string) => writeSync(openSync(path, "r+"), Buffer.alloc(100, 0xa7), 0, 100, 0), "26"],
		["in its pages", (path: string) => writeFileSync(path, readFileSync(path).fill(0xa7, 100, 4096)), "11"],
	])("%s is said to be so, with the way back", async (_where, spoil, code) => {
		const DATA_DIR = await damagedStore(spoil);
		await expect(reachDatabase({ DATA_DIR })).rejects.toThrow(
			new RegExp(`está dañado.*restore ARCHIVO --replace.*\\(ERR_SQLITE_ERROR ${code}\\)`),
		);
	});

	it("is not what a folder is that cannot be written", async () => {
		const file = join(temporaryFolder(), "file");
		writeFileSync(file, "");
		await expect(reachDatabase({ DATA_DIR: file })).rejects.toThrow("permiso de escritura");
	});
});

describe("a PostgreSQL that cannot be opened is said to be so for what is wrong", () => {
	const faultOf = (DATABASE_URL: string) =>
		reachDatabase({ DATA_DIR: temporaryFolder(), DATABASE_URL }).then(
			async ({ db }) => db.destroy().then(() => "opened"),
			(error) => (error instanceof SettingsError ? error.message : String(error)),
		);

	it("the password, the database's name, the certificate, until its authority is trusted", async () => {
		const certificate = signedCertificate(temporaryFolder());
		const server = await startPostgres({ password: "S3creta", certificate });
		onTestFinished(server.stop);
		const wrong = await faultOf(server.url.replace("S3creta", "0tr4cl4ve"));
		expect(wrong).toMatch(/no acepta el usuario o la clave.*\(28P01\)/);
		expect(wrong).not.toContain("0tr4");
		expect(await faultOf(server.url.replace(/postgres$/, "ninguna"))).toMatch(
			/no tiene una base con ese nombre.*\(3D000\)/,
		);
		const overTls = `${server.url}?sslmode=verify-full`;
		expect(await faultOf(overTls)).toContain("NODE_EXTRA_CA_CERTS");
		trustAuthorities(certificate.authorityFile);
		expect(await faultOf(overTls)).toBe("opened");
		expect(await faultOf(overTls.replace("127.0.0.1", "[::ffff:127.0.0.1]"))).not.toBe("opened");
	});

	it("the port, the host, TLS where there is none", async () => {
		const url = inject("postgresUrl");
		expect(await faultOf(`${url}?sslmode=verify-full`)).toContain("no habla TLS en ese puerto");
		const closed = new URL(url);
		closed.port = String(await freePort());
		expect(await faultOf(closed.href)).toMatch(/nada escucha.*\(ECONNREFUSED\)/);
		expect(await faultOf("postgres://ana@no-existe.invalid/ivf")).toMatch(
			/no existe un servidor.*\((ENOTFOUND|EAI_AGAIN)\)/,
		);
	});
});

it("an error of SQLite's is named with its number", () => {
	const database = new DatabaseSync(":memory:");
	try {
		database.exec("SELECT * FROM nothing");
	} catch (error) {
		expect(errorCode(error)).toBe("ERR_SQLITE_ERROR 1");
	}
	expect.assertions(1);
});
