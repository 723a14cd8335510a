/** What an editor saves is published and taken back on a site that `npm start` serves, while visitors read it. */
import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { TEXTS_API_PATH, TEXTS_PATH } from "../../contract/desk/texts.ts";
import { freePort } from "../../testing/databases/postgres.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { overAndOver } from "../../testing/must.ts";
import { startProgram } from "../../testing/processes/program.ts";
import { expect, test } from "./service-fixture.ts";

const EVA = "eva@example.com";
const HOME = "content/es/pages/home.yaml";
const TITLE = "Fertilidad en República Dominicana, con calma";

/** A checkout of the project as it lies here, with the packages that are installed. */
function checkout(folder: string): string {
	const root = join(folder, "checkout");
	const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
		encoding: "utf8",
	});
	for (const file of files.split("\0").filter(Boolean)) {
		// One that is deleted here is still listed.
		try {
			cpSync(file, join(root, file));
		} catch {}
	}
	symlinkSync(resolve("node_modules"), join(root, "node_modules"));
	const git = (...args: string[]) =>
		execFileSync("git", ["-C", root, "-c", "user.name=Dev", "-c", "user.email=dev@example.com", ...args]);
	git("init", "--quiet");
	git("add", "--all");
	git("commit", "--quiet", "--message", "Start");
	return root;
}

// No draft's page is built yet, and the desk asks its page again while the service starts anew.
test.use({ expectedConsole: /status of (404|503)/ });

// It builds three times.
if (FULL_SWEEP) {
	test("a headline is saved, published and taken back, and no visitor's request fails @desktop", async ({
		folder,
		page,
	}) => {
		test.setTimeout(900_000);
		const root = checkout(folder);
		const settings = {
			PORT: String(await freePort()),
			DATA_DIR: join(folder, "data"),
			TEAM: `Eva Núñez <${EVA}> [editor]`,
			RATE_LIMIT: "0",
		};
		const env = { PATH: process.env.PATH, ...settings };
		const start = 'cd "$0" && exec "$1" scripts/start.ts';
		const running = await startProgram("sh", ["-c", start, root, process.execPath], env, /^Listo: (.+)$/);
		try {
			const { said: url } = running;
			const code = () => {
				const said = execFileSync(process.execPath, [join(root, "dist/service/contacts.js"), "sign-in-code", EVA], {
					env,
					encoding: "utf8",
				});
				return /[A-Z2-9]{4}[- ][A-Z2-9]{4}[- ][A-Z2-9]{4}/.exec(said)?.[0] ?? "";
			};
			await page.goto(url + OPERATOR_CODE_PATH);
			await page.getByLabel("Código de doce letras").fill(code());
			await page.getByRole("button", { name: "Entrar" }).click();
			const failures: string[] = [];
			const finish = overAndOver(2, async () => {
				// A browser asks again where a connection that it kept is closed; this one keeps none.
				const asked = fetch(url, { headers: { connection: "close" } });
				const status = await asked.then(({ status }) => String(status), String);
				if (status !== "200") failures.push(status);
			});
			const repository = `${url}${TEXTS_API_PATH}/repos/ivf/sitio`;
			const headers = { Origin: url };
			const opened = await page.request.post(`${repository}/file-contents`, { headers, data: { files: [HOME] } });
			const [{ sha, content }] = await opened.json();
			const text = Buffer.from(content, "base64")
				.toString()
				.replace(/^title: .*$/m, `title: ${TITLE}`);
			const file = { operation: "update", path: HOME, sha, content: Buffer.from(text).toString("base64") };
			const saved = await page.request.post(`${repository}/contents`, {
				headers,
				data: { message: "Portada", files: [file] },
			});
			expect(saved.status()).toBe(201);
			const publicTitle = async () => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1];
			const before = await publicTitle();
			const confirm = async (asks: string, does: string) => {
				await page.goto(url + TEXTS_PATH);
				await page.getByRole("button", { name: asks, exact: true }).first().click();
				await page.getByLabel("Código").fill(code());
				await page.getByRole("button", { name: does }).click();
			};
			await confirm("Publicar", "Publicar ahora");
			await expect.poll(publicTitle, { timeout: 400_000 }).toBe(TITLE);
			await confirm("Volver a esta versión", "Volver ahora a esa versión");
			await expect.poll(publicTitle, { timeout: 400_000 }).toBe(before);
			await finish();
			expect(failures).toEqual([]);
		} finally {
			await running.stop();
		}
	});
}
