/** As much of a git host's API (Gitea's) as the editor asks for, over the draft. */
import { extname } from "node:path";
import { lookup } from "mrmime";
import * as v from "valibot";
import { DRAFT, type drafts, type Saved, savedSchema } from "./drafts.ts";
import type { Author, Commit, Repository } from "./git.ts";
import { CONTENT, Refused } from "./refused.ts";

export interface Asked {
	method: string;
	/** Below the API's base, decoded. */
	path: string;
	query: URLSearchParams;
	body: unknown;
	member: Author;
}

/** JSON, or the bytes of a file. */
export type Answered = { status: number; json: unknown } | { status: number; bytes: Buffer; type: string };

const VERSION = "1.25.0";
const REPOSITORY = /^\/repos\/[\w-]+\/[\w-]+/;
const MAX_LISTED = 100;
const MAX_READ = 1000;
const namesSchema = v.object({ files: v.pipe(v.array(v.string()), v.maxLength(MAX_READ)) });

/** @param onSaved called with the draft's commit after each save */
export function gitHost(
	git: Repository,
	{ save, draft }: ReturnType<typeof drafts>,
	onSaved: (commit: string) => void,
) {
	async function answer({ method, path, query, body, member }: Asked): Promise<Answered> {
		const [, part = "", ...rest] = path.replace(REPOSITORY, "").split("/");
		switch (`${method} ${part}`) {
			case "GET version":
				return found({ version: VERSION });
			case "GET user":
				return found(userOf(member));
			case "GET settings":
				return found({ default_paging_num: 500, max_response_items: 500 });
			case "GET ":
				return found({ default_branch: "textos", permissions: { pull: true, push: true } });
			case "GET branches":
				return found({ commit: commitOf((await git.log("-1", DRAFT))[0] ?? notFound()) });
			case "GET git":
				return found({ tree: (await git.entries(await draft())).map((one) => ({ type: "blob", ...one })) });
			case "POST file-contents":
				return found(await filesOf(read(namesSchema, body).files));
			case "GET commits":
				return found((await git.log(`-${MAX_LISTED}`, DRAFT, "--", below(query.get("path") ?? ""))).map(commitOf));
			case "GET media": {
				// Behind the branch.
				const { bytes } = (await git.blob(`${await draft()}:${below(rest.slice(1).join("/"))}`)) ?? notFound();
				return { status: 200, bytes, type: lookup(extname(path)) ?? "application/octet-stream" };
			}
			case "POST contents":
				return { status: 201, json: await saveAll(read(savedSchema, body), member) };
		}
		return notFound();
	}

	async function saveAll(saved: Saved, member: Author) {
		const sha = await save(saved, member);
		onSaved(sha);
		const now = new Map((await git.entries(sha)).map((one) => [one.path, one.sha]));
		const files = saved.files.map(({ path }) => (now.has(path) ? { path, sha: now.get(path) } : null));
		return { commit: { sha, created: new Date().toISOString() }, files };
	}

	async function filesOf(paths: readonly string[]) {
		const head = await draft();
		const found = await git.blobs(paths.map((path) => `${head}:${below(path)}`));
		return paths.map((path, at) => {
			const { sha, bytes } = found[at] ?? notFound();
			return { path, sha, type: "file", encoding: "base64", content: bytes.toString("base64") };
		});
	}

	return { answer };
}

const found = (json: unknown): Answered => ({ status: 200, json });

/** @throws Refused for what is not below `content/`, or leads out of it */
function below(path: string): string {
	const parts = path.split("/");
	return parts[0] === CONTENT && !parts.some((part) => /^\.{0,2}$|\0/.test(part)) ? path : notFound();
}

function notFound(): never {
	throw new Refused(404, "No existe.");
}

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
	const result = v.safeParse(schema, body);
	if (!result.success) throw new Refused(400, "El editor pidió algo que aquí no se entiende; recarga la página.");
	return result.output;
}

function userOf({ name, address }: Author) {
	return { id: 1, login: address, full_name: name, email: address, html_url: "", avatar_url: "" };
}

function commitOf({ sha, at, name, address: email, message }: Commit) {
	return { sha, id: sha, created: at, message, commit: { author: { name, email, date: at }, message }, author: null };
}
