import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { trustAuthorities } from "../../service/process/trust-authorities.ts";
import { freePort } from "../../testing/databases/postgres.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { smtpAt } from "../../testing/mail/mails.ts";
import { signedCertificate } from "../../testing/processes/certificate.ts";
import texts from "../texts.json" with { type: "json" };
import { checkMailServer } from "./mail-checks.ts";

const folder = mkdtempSync(join(tmpdir(), "ivf-do-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const authority = signedCertificate(folder);
const { key, cert } = authority;

async function serverAt(options: Parameters<typeof startMailServer>[0]): Promise<string> {
	const server = await startMailServer(options);
	onTestFinished(server.close);
	return server.url;
}

const withTls = () => serverAt({ secure: true, key, cert });
const withStartTls = () => serverAt({ disabledCommands: [], key, cert });
const tlsFirst = (url: string) => url.replace("smtp:", "smtps:");
/** This machine by a name that the certificate does not have. */
const byAnotherName = (url: string) => url.replace("127.0.0.1", "[::ffff:127.0.0.1]");

const found = (SMTP_URL: string, timeout = 1000) => checkMailServer(smtpAt(SMTP_URL), timeout);

describe("doctor tells apart, and says what to do about", () => {
	it("a certificate of an authority nobody here knows, from the first byte or by STARTTLS", async () => {
		for (const url of [tlsFirst(await withTls()), byAnotherName(await withStartTls())]) {
			const result = await found(url);
			expect(result.todo).toBe(texts.doctor.mailTodo["untrusted-certificate"]);
			expect(result.says).toContain("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
		}
	});

	it("TLS where smtp:// waits for a greeting", async () => {
		expect((await found(await withTls())).todo).toContain("Escribe smtps://");
	});

	it("a server without TLS, or with STARTTLS, behind smtps://", async () => {
		for (const url of [await serverAt({}), await withStartTls()]) {
			expect((await found(tlsFirst(url))).todo).toContain("Usa smtp:// con ese puerto");
		}
	});

	it("a closed port", async () => {
		expect((await found(`smtp://127.0.0.1:${await freePort()}`)).todo).toContain("Nada escucha");
	});

	it("a host that does not exist", async () => {
		expect((await found("smtp://no-existe.invalid:587")).todo).toContain("No existe un servidor");
	});

	it("a server that never says a word", async () => {
		const silent = createServer(() => {}).listen(0, "127.0.0.1");
		onTestFinished(() => void silent.close());
		await new Promise((resolve) => silent.once("listening", resolve));
		const { port } = silent.address() as { port: number };
		expect((await found(`smtp://127.0.0.1:${port}`, 200)).todo).toContain("No contesta a tiempo");
		expect((await found(`smtps://127.0.0.1:${port}`, 200)).todo).toContain("No contesta a tiempo");
	});

	it("a wrong password", async () => {
		const url = await serverAt({
			authOptional: false,
			onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
		});
		expect((await found(url.replace("//", "//ana:clave@"))).todo).toContain("usuario y clave");
	});

	it("a certificate of another name, once its authority is trusted; by its own name all is well", async () => {
		trustAuthorities(authority.authorityFile);
		const url = tlsFirst(await withTls());
		expect((await found(byAnotherName(url))).todo).toContain("es de otro nombre");
		expect(await found(url)).toMatchObject({ state: "ok" });
	});
});
