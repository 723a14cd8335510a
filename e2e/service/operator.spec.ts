import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { DESK_MANIFEST_PATH } from "../../contract/desk/paths.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { SECURITY_TEXT_PATH } from "../../contract/web/security-text.ts";
import { buildWithSettings } from "../../testing/builds/build-with-settings.ts";
import { everyByte } from "../../testing/builds/traces.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { startService } from "../../testing/processes/running-service.ts";
import { command, contacts, environment, expect, REQUEST, send, test } from "./service-fixture.ts";

test("faulty settings stop the start, every fault named at once", async ({ folder }) => {
	const start = startService({ DATA_DIR: folder, PORT: "puerto", SITE_URL: "ivf.do", NOTIFY_TO: "nadie" });
	const said = await start.then(
		() => "",
		(error: Error) => error.message,
	);
	for (const name of ["PORT", "SITE_URL", "NOTIFY_TO"]) expect(said).toContain(`${name}: `);
	expect(said).toContain("ended with code 1");
	expect(said).not.toContain("at readSettings");
});

test("a folder that cannot be one is named, with what to do and no trace of the program", async ({ folder }) => {
	const DATA_DIR = join(folder, "data");
	writeFileSync(DATA_DIR, "");
	const said = await startService({ DATA_DIR }).then(
		() => "",
		(error: Error) => error.message,
	);
	expect(said).toContain("ended with code 1");
	expect(said).toContain(`DATA_DIR: no se puede escribir en «${DATA_DIR}»; revisa que sea una carpeta`);
	expect(said).not.toMatch(/^\s+at /m);
});

test("a port that is taken is named, with what to do", async ({ folder }) => {
	const other = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => other.once("listening", resolve));
	const { port } = other.address() as { port: number };
	await expect(startService({ DATA_DIR: folder, PORT: String(port) })).rejects.toThrow(/ya está en uso.*cambia PORT/);
	await new Promise((resolve) => other.close(resolve));
});

test("without a mail server mails wait in the queue, and leave once there is one", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder });
	expect((await send(service.url)).status).toBe("200");
	expect(service.log.join("\n")).toContain("no mail leaves without SMTP_URL");
	expect(await service.stop()).toBe(0);
	expect(service.log.join("\n")).not.toMatch(/Ana|Núñez|ana@example/);
	const mail = await startMailServer();
	const next = await startService({ DATA_DIR: folder, SMTP_URL: mail.url });
	expect((await mail.received(2)).map(({ recipients }) => recipients.join()).toSorted()).toContain("ana@example.com");
	expect(await next.stop()).toBe(0);
	await mail.close();
});

test("the service says that it serves and that it can store", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder });
	expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
	expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
	await service.stop();
});

test("a TRUST_PROXY that cannot be right is told once in the log, without an address, and by doctor", async ({
	folder,
}) => {
	const service = await startService({ DATA_DIR: folder });
	const headers = { "X-Forwarded-For": "203.0.113.7" };
	for (let times = 0; times < 3; times++)
		expect((await fetch(`${service.url}/contacto`, { headers })).status).toBe(200);
	await expect
		.poll(async () => (await contacts(folder, "doctor")).stdout)
		.toContain("TRUST_PROXY=0, y las visitas llegan a través de un proxy");
	await service.stop();
	const told = service.log.filter((line) => line.includes("TRUST_PROXY"));
	expect(told).toHaveLength(1);
	expect(told[0]).not.toContain("203.0.113");
});

test("a service told to stop says so to its proxy first, and answers everybody until it does", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder, DRAIN_SECONDS: "2" });
	const stopped = service.stop();
	await expect.poll(async () => (await fetch(`${service.url}/healthz`)).status).toBe(503);
	expect((await fetch(`${service.url}/contacto`)).status).toBe(200);
	expect((await send(service.url)).status).toBe("200");
	expect(await stopped).toBe(0);
	await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});

test("pages that were built with other settings stop the start, with both values of each", async ({ folder }) => {
	const said = await startService({
		DATA_DIR: folder,
		SITE_URL: "https://www.example.com",
		CONTACT_PUBLIC_KEY: "otra",
		CONTACT_URL: "https://api.example.com",
	}).then(
		() => "",
		(error: Error) => error.message,
	);
	expect(said).toContain("ended with code 1");
	expect(said).toContain(
		"SITE_URL: las páginas se construyeron con «http://127.0.0.1:4321» y aquí es «https://www.example.com».",
	);
	expect(said).toContain("CONTACT_PUBLIC_KEY: las páginas se construyeron con «ivf-do-public» y aquí es «otra».");
	expect(said).toContain("CONTACT_URL: las páginas se construyeron con nada y aquí es «https://api.example.com».");
	expect(said).not.toMatch(/^\s+at /m);
	// Before anything is touched.
	expect(readdirSync(folder)).toEqual([]);
});

test("doctor says that the pages were built with other settings", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder });
	const { code, stdout } = await contacts(folder, "doctor");
	expect(stdout).toContain("Páginas: construidas con estos ajustes.");
	expect(code).toBe(0);
	const otherwise = await command({ ...environment(folder), SITE_URL: "https://www.example.com" }, "doctor");
	expect(otherwise.stdout).toMatch(/^falta +SITE_URL: las páginas se construyeron con/m);
	expect(otherwise.code).toBe(3);
	await service.stop();
});

test("a process without pages answers for desk and health alone, and leads to the pages elsewhere", async ({
	folder,
}) => {
	const DESK_URL = "https://mesa.example.com";
	// What takes the forms, as a function would: without a desk, its mails lead to the other's.
	const mail = await startMailServer();
	const forms = await startService({ DATA_DIR: folder, DESK: "off", DESK_URL, SMTP_URL: mail.url });
	expect((await send(forms.url)).status).toBe("200");
	const texts = (await mail.received(2)).map(({ text }) => text);
	expect(texts.join("")).toContain(`${DESK_URL}/mesa/`);
	expect(await forms.stop()).toBe(0);
	await mail.close();

	const service = await startService({ DATA_DIR: folder, PAGES: "off", DESK_URL });
	const pages = [
		"/",
		"/contacto",
		"/sitemap.xml",
		"/blog/rss.xml",
		"/robots.txt",
		"/solicitud-recibida",
		SECURITY_TEXT_PATH,
	];
	for (const path of pages) {
		const answer = await fetch(service.url + path);
		expect(answer.status, path).toBe(404);
		expect(await answer.text(), path).toContain('href="http://127.0.0.1:4321"');
	}
	expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
	expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
	expect((await send(service.url)).status).toBe("404");
	const desk = await fetch(`${service.url}/mesa`);
	expect(desk.status).toBe(200);
	const loaded = Array.from(
		(await desk.text()).matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g),
		([, path]) => path as string,
	);
	expect(loaded.some((path) => path.startsWith("/_astro/"))).toBe(true);
	const manifest = await (await fetch(`${service.url}${DESK_MANIFEST_PATH}`)).json();
	loaded.push(...manifest.icons.map(({ src }: { src: string }) => src));
	for (const path of loaded) expect((await fetch(service.url + path)).status, path).toBe(200);
	// Its own pages' forms, by the address that the proxy gives it.
	const entered = await fetch(`${service.url}/mesa/entrar`, {
		method: "POST",
		headers: { Origin: DESK_URL },
		body: new URLSearchParams({ email: "equipo@example.com" }),
		redirect: "manual",
	});
	expect(entered.status).toBe(303);
	expect(entered.headers.get("set-cookie")).toContain("__Host-mesa=");
	expect(await service.stop()).toBe(0);
});

test("where visitors come over TLS, every answer tells browsers to come back so", async ({ folder }) => {
	const SITE_URL = "https://www.example.com";
	const main = buildWithSettings(join(folder, "build"), { siteUrl: SITE_URL });
	const service = await startService({ DATA_DIR: join(folder, "data"), SITE_URL }, { main });
	for (const path of [
		"/",
		"/solicitud-recibida",
		"/no-existe",
		"/pacientes",
		"/favicon.svg",
		"/healthz",
		CONTACT_PATH,
	]) {
		const { headers } = await fetch(service.url + path, { redirect: "manual" });
		expect(headers.get("strict-transport-security"), path).toBe("max-age=63072000");
	}
	await service.stop();
});

test("a request that is under way when the service is told to stop, and told again, is stored and answered", async ({
	folder,
}) => {
	const service = await startService({ DATA_DIR: folder });
	const body = JSON.stringify(REQUEST);
	const { port } = new URL(service.url);
	const socket = connect(Number(port), "127.0.0.1");
	const head = [
		`POST ${CONTACT_PATH} HTTP/1.1`,
		"Host: x",
		"Content-Type: application/json",
		`apikey: ${DEFAULT_CONTACT_PUBLIC_KEY}`,
		`Content-Length: ${Buffer.byteLength(body)}`,
		// Answered as soon as the head is understood: from then on the request is under way.
		"Expect: 100-continue",
	].join("\r\n");
	socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
	const [goOn] = await once(socket, "data");
	expect(String(goOn)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
	const exit = new Promise((resolve) => service.process.once("exit", resolve));
	service.process.kill("SIGINT");
	service.process.kill("SIGINT");
	service.process.kill("SIGHUP");
	await expect.poll(() => service.log.join("\n")).toContain("stopping");
	socket.write(body.slice(10));
	let answer = "";
	for await (const part of socket) answer += part;
	expect(answer).toMatch(/^HTTP\/1.1 200 /);
	expect(await exit).toBe(0);
	const { stdout } = await contacts(folder, "backup", join(folder, "copia.db"), "--json");
	expect(JSON.parse(stdout).tables.requests.rows).toBe(1);
});

test("a second service on the same folder is refused, and the first goes on", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder });
	await expect(startService({ DATA_DIR: folder })).rejects.toThrow(/DATA_DIR: otro servicio ya trabaja/);
	expect((await send(service.url)).status).toBe("200");
	expect(await service.stop()).toBe(0);
	const next = await startService({ DATA_DIR: folder });
	expect(await next.stop()).toBe(0);
});

test("with a key no file of the folder holds a word; without one each start says so", async ({ folder }) => {
	const DATA_KEY = Buffer.alloc(32, 7).toString("base64");
	const service = await startService({ DATA_DIR: folder, DATA_KEY });
	await send(service.url);
	expect(everyByte(folder)).not.toMatch(/Ana N|ana@example/);
	expect((await contacts(folder, "resend", "--all-failed")).stderr).toContain("DATA_KEY: los datos");
	expect(await service.stop()).toBe(0);
	expect(service.log.join("\n")).not.toContain("DATA_KEY is not set");
	await expect(startService({ DATA_DIR: folder })).rejects.toThrow(/DATA_KEY: los datos guardados están cifrados/);
});

test("metrics are served on a port of their own, on this machine alone", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder, METRICS_PORT: "0" });
	await expect.poll(() => service.log.join("\n")).toContain("DATA_KEY is not set");
	await send(service.url);
	const port = () => service.log.join("\n").match(/"port":(\d+),"msg":"metrics served"/)?.[1];
	await expect.poll(port).toBeDefined();
	const metrics = await (await fetch(`http://127.0.0.1:${port()}/metrics`)).text();
	expect(metrics).toContain('contact_requests_total{outcome="stored"} 1');
	expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
	await service.stop();
});

test("a command that does not exist is answered with those that do", async ({ folder }) => {
	const failure = await contacts(folder, "respaldo");
	expect(failure).toMatchObject({ code: 2 });
	expect(failure.stderr).toMatch(/No existe la orden «respaldo»[\s\S]*backup/);
});
