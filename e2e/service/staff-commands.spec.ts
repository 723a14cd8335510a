/** The built staff's commands beside the running service. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startService } from "../../testing/running-service.ts";
import { ask, COMMAND, contacts, environment, expect, test } from "./service-fixture.ts";

test("staff work through a day while the service runs, and go back to a backup once it stands", async ({ folder }) => {
	const service = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
	const reference = await ask(service.url);
	expect((await contacts(folder, "list", "--unanswered")).stdout).toContain(reference);
	expect((await contacts(folder, "note", reference, "Llamada a las diez")).code).toBe(0);
	expect((await contacts(folder, "answered", reference)).code).toBe(0);
	expect(JSON.parse((await contacts(folder, "list", "--unanswered", "--json")).stdout)).toEqual([]);
	expect((await contacts(folder, "resend", reference, "--mail", "staff")).code).toBe(0);
	await expect.poll(() => service.log.filter((line) => line.includes("mail sent")).length).toBe(3);
	expect((await contacts(folder, "doctor")).stdout).toContain("El servicio está encendido");

	const copy = join(folder, "copy.db");
	expect((await contacts(folder, "backup", copy)).code).toBe(0);
	expect(await contacts(folder, "restore", copy, "--replace")).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("El servicio está encendido"),
	});
	expect((await contacts(folder, "person", "ana@example.com", "--erase", "--yes")).code).toBe(0);
	expect((await contacts(folder, "show", reference)).code).toBe(3);
	expect(readFileSync(join(folder, "requests.db"), "latin1")).not.toContain("ana@example.com");
	expect(await service.stop()).toBe(0);

	expect((await contacts(folder, "restore", copy, "--replace")).code).toBe(0);
	const again = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
	expect((await contacts(folder, "show", reference)).stdout).toContain("Llamada a las diez");
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
	const { stdout } = await contacts(home, "list", "--json", "--limit", "1000");
	const moved = (JSON.parse(stdout) as { reference: string }[]).map((request) => request.reference);
	expect(moved.sort()).toEqual(references.sort());
	expect((await contacts(home, "person", "ana@example.com", "--json")).stdout).toContain(references[0]);
});
