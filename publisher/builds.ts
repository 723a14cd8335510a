/** Builds of a commit's content with the checkout's code: made apart, placed by one rename, and shown by a link. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { DRAFT_BUILD, type PUBLIC_BUILD } from "../contract/desk/texts.ts";
import { fingerprint, SOURCES } from "../scripts/build/fingerprint.ts";
import { commandLine } from "../scripts/install/programs.ts";
import type { Repository } from "./git.ts";
import { createQueue } from "./in-turn.ts";
import { CONTENT, Refused } from "./refused.ts";

/** What a build reads beside what it is made of. */
const MORE_SOURCES = ["scripts", "package.json", "tsconfig.base.json"];
const MAX_SAID = 3000;

/** @param root the checkout @param data where builds are kept */
export function builds(git: Repository, root: string, data: string) {
	const workshop = join(data, `taller.${process.pid}`);
	const stopping = new AbortController();
	/** One build at a time: two would take longer than one after the other. */
	const { inTurn, ended } = createQueue();

	/** The code once, the content anew each time. */
	async function setUp(tree: string): Promise<void> {
		if (!existsSync(workshop)) {
			for (const source of [...SOURCES, ...MORE_SOURCES]) {
				if (source === CONTENT || !existsSync(join(root, source))) continue;
				cpSync(join(root, source), join(workshop, source), {
					recursive: true,
					filter: (path) => !/\.test\.tsx?$/.test(path),
				});
			}
			symlinkSync(join(root, "node_modules"), join(workshop, "node_modules"), "junction");
		}
		rmSync(join(workshop, CONTENT), { recursive: true, force: true });
		await git.exportTo(tree, join(workshop, CONTENT));
	}

	/** Builds site and service, if not done yet. @returns the build's folder */
	function whole(commit: string): Promise<string> {
		return inTurn(async () => {
			await setUp(commit);
			const { sources, settings } = fingerprint(process.env, workshop);
			const folder = join(
				data,
				"builds",
				createHash("sha256")
					.update(sources + settings)
					.digest("hex")
					.slice(0, 16),
			);
			if (existsSync(folder)) return folder;
			await run(process.execPath, ["scripts/build.ts"]);
			await put(join(workshop, "dist"), folder);
			return folder;
		});
	}

	/** Builds the pages alone, and shows them as the draft. */
	function pages(commit: string): Promise<void> {
		return inTurn(async () => {
			await setUp(commit);
			await run(...commandLine("astro", ["build", "--outDir", `./${DRAFT_BUILD}/site`]));
			const folder = join(data, "vistas", commit);
			await put(join(workshop, DRAFT_BUILD), folder);
			show(DRAFT_BUILD, folder);
		});
	}

	/** @throws Refused with the end of what was said */
	async function run(program: string, args: readonly string[]): Promise<void> {
		const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
		const running = promisify(execFile)(program, args, {
			cwd: workshop,
			env,
			maxBuffer: 2 ** 28,
			signal: stopping.signal,
		});
		running.child.stdin?.end();
		await running.catch(({ stdout = "", stderr = "", message }) => {
			throw new Refused(422, `${stdout}${stderr || message}`.trim().slice(-MAX_SAID));
		});
	}

	/** On disk before it is named: a machine that goes off finds all of it or nothing. */
	async function put(from: string, to: string): Promise<void> {
		mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
		await promisify(execFile)("sync", ["-f", from]).catch(() => {});
		rmSync(to, { recursive: true, force: true });
		renameSync(from, to);
	}

	/** Makes a link lead to a folder, in one step; keeps that folder and the one before, and no others beside them. */
	function show(link: typeof PUBLIC_BUILD | typeof DRAFT_BUILD, folder: string): void {
		const before = shown(link);
		if (before === folder) return;
		const next = join(data, `${link}.next`);
		rmSync(next, { force: true });
		symlinkSync(join(basename(dirname(folder)), basename(folder)), next);
		renameSync(next, join(data, link));
		for (const name of readdirSync(dirname(folder))) {
			const path = join(dirname(folder), name);
			if (path !== folder && path !== before) rmSync(path, { recursive: true, force: true });
		}
	}

	/** The folder that a link leads to; undefined if it leads to none that is there. */
	function shown(link: typeof PUBLIC_BUILD | typeof DRAFT_BUILD): string | undefined {
		try {
			const folder = resolve(data, readlinkSync(join(data, link)));
			return existsSync(folder) ? folder : undefined;
		} catch {
			return undefined;
		}
	}

	/** Breaks off what is being built, which is made anew at the next start. */
	async function stop(): Promise<void> {
		stopping.abort();
		await ended();
	}

	return { whole, pages, show, shown, stop };
}
