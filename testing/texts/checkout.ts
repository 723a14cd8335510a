/** A checkout with texts of its own, and what asks a publisher on it as the service does. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publisherClient } from "../../service/desk/texts/publisher-client.ts";

/** In milliseconds, on a machine that runs all tests at once. */
const PATIENCE = 300_000;

export const EVA = { name: "Eva Núñez", address: "eva@example.com" };
export const IAN = { name: "Ian Mora", address: "ian@example.com" };

/** A copy of the content under git, and a data folder. @param root an empty folder */
export function checkoutIn(root: string) {
	cpSync("content", join(root, "content"), { recursive: true });
	writeFileSync(join(root, ".gitignore"), "data/\n");
	const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
	const commit = (message: string) => {
		git("add", "--all");
		git("-c", "user.name=Dev", "-c", "user.email=dev@example.com", "commit", "--quiet", "--message", message);
	};
	git("init", "--quiet", "--initial-branch=main");
	commit("Start");
	const path = (file: string) => join(root, file);
	return {
		root,
		data: join(root, "data"),
		git,
		commit,
		path,
		read: (file: string) => readFileSync(path(file), "utf8"),
	};
}

/** @param data the publisher's data folder */
export function asking(data: string) {
	const publisher = publisherClient(data, PATIENCE);

	async function ask(method: string, path: string, body?: unknown, member = EVA) {
		const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
		const answer = await publisher.ask(method, path, member, sent);
		if (!answer) throw new Error("No publisher answers.");
		const { status, type, body: bytes } = answer;
		return { status, json: type === "application/json" ? JSON.parse(bytes.toString()) : undefined, bytes };
	}

	/** A file of the draft, as an editor opens it. */
	async function open(path: string) {
		const { json } = await ask("POST", "/api/v1/repos/ivf/sitio/file-contents", { files: [path] });
		return { sha: json[0].sha as string, text: Buffer.from(json[0].content, "base64").toString() };
	}

	/** Saves a file as an editor does. */
	async function save(file: object, content: string | Buffer, member = EVA) {
		const one = { operation: "update", content: Buffer.from(content).toString("base64"), ...file };
		return await ask("POST", "/api/v1/repos/ivf/sitio/contents", { message: "Cambio", files: [one] }, member);
	}

	/** Opens a file, changes it and saves it. */
	async function edit(path: string, from: string | RegExp, to: string, member = EVA) {
		const { sha, text } = await open(path);
		return await save({ path, sha, opened: text }, text.replace(from, to), member);
	}

	const state = async () => (await ask("GET", "/state")).json;

	return { ask, open, save, edit, state };
}
