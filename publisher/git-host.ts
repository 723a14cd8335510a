/** As much of a git host's API (Gitea's) as the editor asks for, over the draft. */
import { extname } from "node:path";
import { type Context, Hono } from "hono";
import { lookup } from "mrmime";
import * as v from "valibot";
import { DRAFT, type drafts, type Saved, savedSchema } from "./drafts.ts";
import type { Author, Commit, Repository } from "./git.ts";
import { CONTENT, Refused } from "./refused.ts";
import { ODD, type Said } from "./server.ts";

const VERSION = "1.25.0";
const MAX_LISTED = 100;
const MAX_READ = 1000;
const namesSchema = v.object({ files: v.pipe(v.array(v.string()), v.maxLength(MAX_READ)) });

/** @param onSaved called with the draft's commit after each save */
export function gitHost(
	git: Repository,
	{ save, draft }: ReturnType<typeof drafts>,
	onSaved: (commit: string) => void,
) {
	const repository = new Hono<Said>()
		.get("/", (c) => c.json({ default_branch: "textos", permissions: { pull: true, push: true } }))
		.get("/branches/*", async (c) => c.json({ commit: commitOf((await git.log("-1", DRAFT))[0] ?? notFound()) }))
		.get("/git/*", async (c) =>
			c.json({ tree: (await git.entries(await draft())).map((one) => ({ type: "blob", ...one })) }),
		)
		.post("/file-contents", async (c) => c.json(await filesOf((await read(namesSchema, c)).files)))
		.get("/commits", async (c) =>
			c.json((await git.log(`-${MAX_LISTED}`, DRAFT, "--", below(c.req.query("path") ?? ""))).map(commitOf)),
		)
		.get("/media/:branch/:path{.+}", async (c) => {
			const path = c.req.param("path");
			const { bytes } = (await git.blob(`${await draft()}:${below(path)}`)) ?? notFound();
			return c.body(new Uint8Array(bytes), 200, {
				"Content-Type": lookup(extname(path)) ?? "application/octet-stream",
			});
		})
		.post("/contents", async (c) => c.json(await saveAll(await read(savedSchema, c), c.get("member")), 201));

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

	return new Hono<Said>()
		.get("/version", (c) => c.json({ version: VERSION }))
		.get("/user", (c) => c.json(userOf(c.get("member"))))
		.get("/settings/*", (c) => c.json({ default_paging_num: 500, max_response_items: 500 }))
		.route("/repos/:owner/:name", repository);
}

/** @throws Refused for what is not below `content/`, or leads out of it */
function below(path: string): string {
	const parts = path.split("/");
	return parts[0] === CONTENT && !parts.some((part) => /^\.{0,2}$|\0/.test(part)) ? path : notFound();
}

function notFound(): never {
	throw new Refused(404, "No existe.");
}

async function read<S extends v.GenericSchema>(schema: S, { req }: Context): Promise<v.InferOutput<S>> {
	const result = v.safeParse(schema, await req.json().catch(() => undefined));
	if (!result.success) throw new Refused(400, ODD);
	return result.output;
}

function userOf({ name, address }: Author) {
	return { id: 1, login: address, full_name: name, email: address, html_url: "", avatar_url: "" };
}

function commitOf({ sha, at, name, address: email, message }: Commit) {
	return { sha, id: sha, created: at, message, commit: { author: { name, email, date: at }, message }, author: null };
}
