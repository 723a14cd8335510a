/** Git without a working tree or index that could be locked: branches move in one step, only from where they were. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CONTENT, DISK_FULL, Refused, STILL_HERE } from "./refused.ts";

export interface Author {
	name: string;
	address: string;
}

/** A file of a tree. */
export interface Entry {
	path: string;
	sha: string;
	size: number;
}

/** What a file holds. */
export interface Blob {
	sha: string;
	bytes: Buffer;
}

export interface Commit {
	sha: string;
	at: string;
	name: string;
	address: string;
	message: string;
	/** Whether the publisher made it. */
	isOurs: boolean;
}

export type Repository = ReturnType<typeof repository>;

/** Links in a tree become plain files: nothing that is read back leads out of the folder. */
const CONFIG = ["core.symlinks=false", "core.autocrlf=false", "core.quotePath=false"].flatMap((one) => ["-c", one]);
const UNCHANGED = "0".repeat(40);
const NOBODY: Author = { name: "Textos", address: "textos@localhost" };
/** Which translation was made from which text: whoever merges it takes one side, and the next save writes it anew. */
const RECORD = /\/\.translated\.json$/;

/** @param folder the checkout, whose own files, index and branches are only read @param data for temporary files */
export function repository(folder: string, data: string) {
	/** @throws Refused with what git said */
	async function run(args: readonly string[], input?: string | Buffer, more: NodeJS.ProcessEnv = {}): Promise<Buffer> {
		const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
		const env = { ...Object.fromEntries(inherited), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...more };
		const all = ["-C", folder, ...CONFIG, ...args];
		const running = promisify(execFile)("git", all, { env, encoding: "buffer", maxBuffer: 2 ** 30 });
		// Git may end before it has read all of it; what it said is told below.
		running.child.stdin?.on("error", () => {}).end(input);
		return (await running.catch((error) => Promise.reject(new GitFailed(args, error)))).stdout;
	}

	const text = async (...args: readonly string[]) => (await run(args)).toString().trim();
	/** The commit or object of a name; undefined if there is none. */
	const resolve = async (name: string) =>
		(await text("rev-parse", "--verify", "--quiet", name).catch(() => "")) || undefined;
	/** What the content of a tree is called, which is the same in every commit that says the same. */
	const contentOf = async (tree: string) => await resolve(`${tree}:${CONTENT}`);
	/** A file by the name of its object, as `textos:content/facts.yaml`; undefined if there is none. */
	const blob = async (name: string) => (await blobs([name]))[0];

	/** Many files at once, for which git starts once. */
	async function blobs(names: readonly string[]): Promise<(Blob | undefined)[]> {
		const said = await run(["cat-file", "-z", "--batch"], names.map((name) => `${name}\0`).join(""));
		let at = 0;
		return names.map(() => {
			const end = said.indexOf("\n", at);
			const [sha = "", kind, size] = said.toString("utf8", at, end).split(" ");
			at = end + 1;
			if (kind !== "blob") return undefined;
			const bytes = said.subarray(at, at + Number(size));
			at += bytes.length + 1;
			return { sha, bytes };
		});
	}

	/** Works with an index of its own, which begins empty. */
	async function indexed<T>(
		work: (git: (args: readonly string[], input?: string | Buffer) => Promise<string>) => Promise<T>,
	) {
		mkdirSync(data, { recursive: true, mode: 0o700 });
		const GIT_INDEX_FILE = join(data, `index.${randomUUID()}`);
		try {
			return await work(async (args, input) => (await run(args, input, { GIT_INDEX_FILE })).toString().trim());
		} finally {
			for (const file of [GIT_INDEX_FILE, `${GIT_INDEX_FILE}.lock`]) rmSync(file, { force: true });
		}
	}

	/** The files below `content/`. */
	async function entries(tree: string): Promise<Entry[]> {
		const lines = (await text("ls-tree", "-r", "-l", "-z", tree, `${CONTENT}/`)).split("\0");
		return lines.flatMap((line) => {
			const [, sha = "", size, path = ""] = /^100\d+ blob (\w+) +(\d+)\t([\s\S]*)$/.exec(line) ?? [];
			return path ? [{ path, sha, size: Number(size) }] : [];
		});
	}

	/** A tree with other files in it. @param files their bytes by path; without them, the file goes */
	async function edited(tree: string, files: ReadonlyMap<string, Buffer | undefined>): Promise<string> {
		const lines: string[] = [];
		for (const [path, bytes] of files) {
			const sha = bytes && (await run(["hash-object", "-w", "--stdin"], bytes)).toString().trim();
			lines.push(`${sha ? "100644" : "0"} ${sha ?? UNCHANGED}\t${path}\0`);
		}
		return await indexed(async (git) => {
			await git(["read-tree", tree]);
			await git(["update-index", "-z", "--index-info"], lines.join(""));
			return await git(["write-tree"]);
		});
	}

	/** The tree of a listing, as `ls-tree` writes it. */
	const treeOf = async (listing: string) => (await run(["mktree"], `${listing}\n`)).toString().trim();

	async function commit(
		tree: string,
		parents: readonly string[],
		message: string,
		by: Author = NOBODY,
	): Promise<string> {
		const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
		const made = { GIT_COMMITTER_NAME: NOBODY.name, GIT_COMMITTER_EMAIL: NOBODY.address };
		const written = { GIT_AUTHOR_NAME: by.name, GIT_AUTHOR_EMAIL: by.address };
		return (await run(args, message, { ...made, ...written })).toString().trim();
	}

	/** Moves a branch. @param from where it was read; a branch that has moved meanwhile stays, and this throws */
	async function move(ref: string, to: string, from: string | undefined): Promise<void> {
		await run(["update-ref", ref, to, from ?? UNCHANGED]);
	}

	/** The tree that two commits make together, or the files in which both changed the same lines. */
	async function merged(ours: string, theirs: string): Promise<{ tree: string; conflicts: string[] }> {
		const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", ours, theirs];
		const said = await run(args).catch((error) => {
			if (error instanceof GitFailed && error.exit === 1) return error.stdout;
			throw error;
		});
		const [tree = "", ...names] = said.toString().split("\0").filter(Boolean);
		const records = names.filter((name) => RECORD.test(name));
		if (records.length === 0 || names.length > records.length) return { tree, conflicts: names };
		const kept = await blobs(records.map((name) => `${ours}:${name}`));
		return { tree: await edited(tree, new Map(records.map((name, at) => [name, kept[at]?.bytes]))), conflicts: [] };
	}

	/** Writes the content of a tree into an empty folder. */
	async function exportTo(tree: string, target: string): Promise<void> {
		mkdirSync(target, { recursive: true, mode: 0o700 });
		await indexed(async (git) => {
			await git(["read-tree", `${tree}:${CONTENT}`]);
			await git([`--work-tree=${target}`, "checkout-index", "--all", "--force"]);
		});
	}

	/** The files beside: what was last committed, with the content as it lies in the checkout now, committed or not. */
	async function besideTree(): Promise<string> {
		return await indexed(async (git) => {
			await git(["read-tree", "HEAD"]);
			await git(["add", "--all", CONTENT]);
			return await git(["write-tree"]);
		});
	}

	async function log(...args: readonly string[]): Promise<Commit[]> {
		const lines = (await text("log", "--format=%H%x00%aI%x00%an%x00%ae%x00%ce%x00%B%x01", ...args)).split("\x01");
		return lines.flatMap((line) => {
			const [sha = "", at = "", name = "", address = "", by, message = ""] = line.trim().split("\0");
			return sha ? [{ sha, at, name, address, message: message.trim(), isOurs: by === NOBODY.address }] : [];
		});
	}

	return {
		text,
		resolve,
		contentOf,
		blob,
		blobs,
		entries,
		edited,
		treeOf,
		commit,
		move,
		merged,
		exportTo,
		besideTree,
		log,
	};
}

const LOCKED =
	"Otro programa usa git, o quedó a medias: prueba otra vez en un minuto. Si sigue, quien cuida el servidor borra ese archivo.";

class GitFailed extends Refused {
	readonly exit: unknown;
	readonly stdout: Buffer;

	constructor(args: readonly string[], error: { code?: unknown; stdout?: Buffer; stderr?: Buffer; message: string }) {
		const said = (error.stderr?.toString().trim() || error.message).split("\n")[0] ?? "";
		const isFull = /No space left|Out of diskspace|ENOSPC|quota exceeded/i.test(said);
		super(
			isFull ? 507 : 503,
			isFull ? DISK_FULL : `git ${args[0]}: ${said} ${/\.lock'/.test(said) ? LOCKED : STILL_HERE}`,
		);
		this.exit = error.code;
		this.stdout = error.stdout ?? Buffer.alloc(0);
	}
}
