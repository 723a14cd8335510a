/** WebKitGTK's own small browser through WebDriver (https://w3c.github.io/webdriver/), on a screen of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../databases/postgres.ts";
import { until } from "../must.ts";
import { startProgram } from "../processes/program.ts";
import { asJson, type Browser, type BrowserSettings, type WebKitPrograms } from "./browser.ts";

/** Its row of buttons is 447 pixels wide and holds the window open; a phone has 320. */
const NARROW = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

declare global {
	interface Window {
		/** What the page has complained of since it was opened. */
		visitFaults?: string[];
	}
}

/** Starts the browser, its driver and its screen. */
export async function startWebKit(programs: WebKitPrograms, { scripting, night }: BrowserSettings): Promise<Browser> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-webkit-"));
	mkdirSync(join(folder, "gtk-3.0"));
	writeFileSync(join(folder, "gtk-3.0/gtk.css"), NARROW);
	const screenArgs = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
	const screen = await startProgram(programs.screen, screenArgs, process.env, /^(\d+)$/, false);
	const port = await freePort();
	const driver = spawn(programs.driver, [`--port=${port}`], {
		env: {
			PATH: process.env.PATH,
			DISPLAY: `:${screen.said}`,
			HOME: folder,
			XDG_CONFIG_HOME: folder,
			GTK_THEME: night ? "Adwaita:dark" : "Adwaita",
			LANG: "C.UTF-8",
		},
		stdio: "ignore",
	});
	const driverEnded = once(driver, "exit");
	const base = `http://127.0.0.1:${port}/session`;
	const args = ["--automation", `--enable-javascript=${scripting}`];
	const options = { binary: programs.browser, args };
	const wanted = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } };
	await until("WebKit's driver answers", 20, () =>
		fetch(`http://127.0.0.1:${port}/status`).then(
			({ ok }) => ok,
			() => false,
		),
	);
	const { sessionId } = await command<{ sessionId: string }>(base, "POST", wanted);
	const session = `${base}/${sessionId}`;
	const post = <R>(path: string, body: object) => command<R>(`${session}/${path}`, "POST", body);
	const run: Browser["run"] = async (work, ...given) => {
		const script = `return (${asJson(work)})(arguments[0])`;
		return JSON.parse(await post<string>("execute/sync", { script, args: [JSON.stringify(given)] }));
	};

	return {
		open: async (url) => {
			await post("url", { url });
			if (scripting) await run(listenForFaults);
		},
		run,
		act: async (type, ...actions) => void (await post("actions", { actions: [{ type, id: type, actions }] })),
		resize: async (width, height) => {
			await post("window/rect", { width, height });
			// The window's manager takes its time.
			await until(`A page ${width} pixels wide`, 10, async () => (await run(() => innerWidth)) === width);
		},
		screenshot: async () => Buffer.from(await command<string>(`${session}/screenshot`, "GET"), "base64"),
		takeFaults: () => run(() => window.visitFaults?.splice(0) ?? []),
		close: async () => {
			try {
				await command(session, "DELETE");
			} finally {
				// The driver only notes a polite request.
				driver.kill("SIGKILL");
				await driverEnded;
				await screen.kill();
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

/** In the page. Its driver tells nothing of the console, so what goes wrong while a page loads is not seen, only after. */
function listenForFaults(): void {
	const faults: string[] = [];
	window.visitFaults = faults;
	addEventListener("error", ({ message }) => faults.push(message));
	addEventListener("unhandledrejection", ({ reason }) => faults.push(`${reason}`));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		faults.push(`${violatedDirective} ${blockedURI}`),
	);
	for (const level of ["error", "warn"] as const) console[level] = (...words) => faults.push(words.join(" "));
}

async function command<R>(url: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<R> {
	const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = (await response.json()) as { value: R & { error?: string; message?: string } };
	if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
	return value;
}
