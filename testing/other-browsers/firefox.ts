/** Firefox through WebDriver BiDi, on the socket that it opens itself (https://w3c.github.io/webdriver-bidi/). */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../processes/program.ts";
import { asJson, type Browser, type BrowserSettings } from "./browser.ts";

/** Starts a Firefox with a profile of its own. @param program its path */
export async function startFirefox(program: string, { scripting, night }: BrowserSettings): Promise<Browser> {
	const profile = mkdtempSync(join(tmpdir(), "ivf-do-firefox-"));
	const preferences = {
		"javascript.enabled": scripting,
		"layout.css.prefers-color-scheme.content-override": night ? 0 : 1,
		"intl.accept_languages": "es-DO, es",
	};
	const lines = Object.entries(preferences).map(
		(pair) => `user_pref(${pair.map((one) => JSON.stringify(one)).join()});`,
	);
	writeFileSync(join(profile, "user.js"), lines.join("\n"));
	const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
	// As root it starts only in a home that is root's.
	const env = { ...process.env, HOME: profile };
	const firefox = await startProgram(program, args, env, /^WebDriver BiDi listening on (ws:\S+)/, false);
	const faults: string[] = [];
	const { send, hangUp } = await connect(`${firefox.said}/session`, ({ level, text }) => {
		if (level === "error" || level === "warn") faults.push(`${text}`);
	});
	await send("session.new", { capabilities: {} });
	await send("session.subscribe", { events: ["log.entryAdded"] });
	const { contexts } = await send<{ contexts: [{ context: string }] }>("browsingContext.getTree", {});
	const { context } = contexts[0];
	// Where the page itself may run no script, one beside it still may.
	const target = scripting ? { context } : { context, sandbox: "visitor" };

	return {
		open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
		run: async (work, ...args) => {
			const answer = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
				"script.callFunction",
				{
					functionDeclaration: asJson(work),
					arguments: [{ type: "string", value: JSON.stringify(args) }],
					awaitPromise: false,
					target,
				},
			);
			if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
			return JSON.parse(answer.result.value);
		},
		act: async (type, ...actions) =>
			void (await send("input.performActions", { context, actions: [{ type, id: type, actions }] })),
		resize: async (width, height) =>
			void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
		screenshot: async () => {
			const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
			return Buffer.from(data, "base64");
		},
		takeFaults: async () => faults.splice(0),
		close: async () => {
			hangUp();
			await firefox.stop();
			rmSync(profile, { recursive: true, force: true });
		},
	};
}

/** Speaks BiDi: a command is answered under its number, and what the page logs comes unasked. */
async function connect(url: string, onLog: (entry: { level: string; text: string | null }) => void) {
	const socket = new WebSocket(url);
	const answers = new Map<number, PromiseWithResolvers<unknown>>();
	let last = 0;
	socket.onmessage = ({ data }) => {
		const message = JSON.parse(data);
		if (message.type === "event") return onLog(message.params);
		const answer = answers.get(message.id);
		answers.delete(message.id);
		if (message.type === "success") answer?.resolve(message.result);
		else answer?.reject(new Error(`${message.error}: ${message.message}`));
	};
	socket.onclose = () => {
		for (const { reject } of answers.values()) reject(new Error("Firefox hung up"));
	};
	await once(socket, "open");

	function send<R>(method: string, params: object): Promise<R> {
		const answer = Promise.withResolvers<unknown>();
		last += 1;
		answers.set(last, answer);
		socket.send(JSON.stringify({ id: last, method, params }));
		return answer.promise as Promise<R>;
	}
	return { send, hangUp: () => socket.close() };
}
