/** The built commands beside the running service. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { startService } from "../../testing/processes/running-service.ts";
import { readRequests } from "../fixtures/backend.ts";
import { ask, COMMAND, contacts, environment, expect, test } from "./service-fixture.ts";

test("an operator lets a locked-out member in, who works on, and goes back to a backup once the service stands", async ({
	folder,
}) => {
	const mail = await startMailServer();
	const service = await startService({ DATA_DIR: folder, RATE_LIMIT: "0", SMTP_URL: mail.url });
	const reference = await ask(service.url);
	const { stdout } = await contacts(folder, "sign-in-code", "equipo@example.com", "--json");
	const { code, url } = JSON.parse(stdout) as { code: string; url: string };
	const Origin = service.url;
	const post = (path: string, fields: Record<string, string>, Cookie = "") =>
		fetch(service.url + path, {
			method: "POST",
			headers: { Origin, Cookie },
			body: new URLSearchParams(fields),
			redirect: "manual",
		});
	const entered = await post(new URL(url).pathname, { code });
	expect(entered.status).toBe(303);
	const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
	expect(
		(await post(`/mesa/${reference}`, { do: "note", note: "Llamada a las diez", version: "0" }, cookie)).status,
	).toBe(303);
	expect(await mail.received(2)).toHaveLength(2);
	expect((await contacts(folder, "resend", reference)).stdout).toContain("No hay correos fallidos");
	expect((await contacts(folder, "doctor")).stdout).toContain("El servicio está encendido");
	expect(service.log.join("\n")).not.toContain(code);

	const copy = join(folder, "copy.db");
	expect((await contacts(folder, "backup", copy)).code).toBe(0);
	expect(await contacts(folder, "restore", copy, "--replace")).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("El servicio está encendido"),
	});
	await ask(service.url);
	expect(await service.stop()).toBe(0);
	await mail.close();

	expect((await contacts(folder, "restore", copy, "--replace")).code).toBe(0);
	const again = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
	expect(readRequests(folder).map((request) => request.reference)).toEqual([reference]);
	// A backup brings no device back in.
	const page = await fetch(`${again.url}/mesa/${reference}`, { headers: { Cookie: cookie } });
	expect(await page.text()).not.toContain("Llamada a las diez");
	expect(await ask(again.url)).toMatch(/^.{4}-.{4}$/);
	expect(await again.stop()).toBe(0);
});

test("a move that is killed on its way is simply repeated", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
	const references = await Promise.all(Array.from({ length: 200 }, () => ask(service.url)));
	expect(await service.stop()).toBe(0);
	const home = join(folder, "home");
	const move = ["move", "--to", `sqlite:${home}`];
	const killed = spawn(process.execPath, [COMMAND, ...move], { env: environment(folder), stdio: "ignore" });
	const ended = new Promise((resolve) => killed.once("exit", resolve));
	await expect.poll(() => existsSync(join(home, "requests.db-wal")), { intervals: [5] }).toBe(true);
	killed.kill("SIGKILL");
	await ended;
	expect((await contacts(folder, ...move)).code).toBe(0);
	const moved = readRequests(home).map((request) => request.reference);
	expect(moved.sort()).toEqual(references.sort());
	expect((await contacts(home, "doctor")).stdout).toContain("SQLite, sano");
});
