import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { GALLERY_PORT, PAGES_PORT, servicePort } from "./ports.ts";

/** Runs a script, the live pages' if nothing else is said, where no content can be published. */
function start(environment: Record<string, string>, script = "dev.ts") {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "content"));
	writeFileSync(join(folder, "content/site.yaml"), "name:\n\t- Grupo\n");
	return spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
		cwd: folder,
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...environment },
	});
}

/** A port that is taken while the test asks. */
async function takenPort<T>(ask: (port: number) => T): Promise<T> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	try {
		return ask((server.address() as AddressInfo).port);
	} finally {
		server.close();
	}
}

it.each(["dev.ts", "start.ts", "build.ts", "contacts.ts"])("broken content ends %s with its faults alone", (script) => {
	const { status, stderr } = start({ PORT: "48731" }, script);
	expect(status).toBe(1);
	expect(stderr).toContain("content/site.yaml · línea 2: hay un tabulador");
	expect(stderr).not.toMatch(/StepFailed|\n\s+at /);
});

it("a faulty setting ends the start by its name", () => {
	const { status, stderr } = start({ PORT: "48731", RETENTION_DAYS: "siempre" });
	expect(status).toBe(1);
	expect(stderr).toContain("RETENTION_DAYS");
	expect(stderr).not.toMatch(/\n\s+at /);
});

it("a taken port of the service ends the start, and says how to choose another", async () => {
	const { status, stderr } = await takenPort((port) => start({ PORT: String(port - 1) }));
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/^El puerto \d+ ya está en uso; cierra lo que lo ocupa o elige otro: PORT=4400 npm run dev\n$/,
	);
});

it("pages, service and gallery stand beside each other", () => {
	expect(new Set([PAGES_PORT, servicePort(PAGES_PORT), GALLERY_PORT]).size).toBe(3);
});
