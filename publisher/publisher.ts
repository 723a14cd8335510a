/** Puts the publisher together: drafts, their pages, what is public, and the door for the service. */
import { accessSync, constants, mkdirSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DRAFT_BUILD, PUBLISHER_SOCKET, TEXTS_FOLDER, type TextsState } from "../contract/desk/texts.ts";
import { lockDataFolder } from "../service/database/service-lock.ts";
import { builds } from "./builds.ts";
import { changesBetween } from "./changes.ts";
import { DRAFT, drafts } from "./drafts.ts";
import { type Repository, repository } from "./git.ts";
import { gitHost } from "./git-host.ts";
import { createQueue } from "./in-turn.ts";
import { PUBLIC, publications } from "./publications.ts";
import { asRefused, Refused } from "./refused.ts";
import { createDoor, listenAt } from "./server.ts";

const API = "/api/v1";

interface PublisherOptions {
	/** The checkout. */
	root: string;
	/** The data folder. */
	data: string;
	/** Where branches are pushed to: a name or an address as git has it; empty if nowhere. */
	remote?: string | undefined;
	/** Whether everything is served from builds of ours, also what the checkout's own build shows. */
	always?: boolean;
	/** Serves what is public by now, from this folder. */
	onPublished: (folder: string) => void;
	/** What makes pages of a commit. */
	builders?: typeof builds;
}

/**
 * Starts it. @returns the folder of the public build, undefined if it is the checkout's own, and `stop`
 * @throws Refused with why there is no editing here; SettingsError if another publisher works on the folder
 */
export async function startPublisher({
	root,
	data,
	remote = "",
	always = false,
	onPublished,
	builders = builds,
}: PublisherOptions) {
	const folder = join(data, TEXTS_FOLDER);
	const git = repository(root, folder);
	await mustWork(git, root, folder);
	const unlock = lockDataFolder(folder);
	for (const name of readdirSync(folder))
		if (/^(check|index|taller)\./.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
	const texts = drafts(git, folder);
	const make = builders(git, root, folder);
	let preview: TextsState["preview"] = { shows: false, building: false };
	let behind: string | undefined;
	const published = publications({ git, texts, make, onPublished, onMoved: moved });
	await published.mergeBeside(PUBLIC, DRAFT);
	const served = await published.serveCurrent(always);
	await published.followIn(await published.current());
	const [writing, pushing] = [createQueue(), createQueue()];
	let showing: Promise<unknown> = Promise.resolve();

	/** After each save and publication: shows the draft, and pushes. */
	function moved(): void {
		show();
		if (remote) void pushing.inTurn(push);
	}

	async function push(): Promise<void> {
		const branches = [DRAFT, PUBLIC].map((branch) => `${branch}:${branch}`);
		behind = await git.text("push", "--porcelain", remote, ...branches).then(
			() => undefined,
			(error: Error) => error.message,
		);
	}

	function show(): void {
		if (preview.building) return;
		preview.building = true;
		showing = showDraft()
			.catch(asRefused)
			.finally(() => {
				preview.building = false;
			});
	}

	/** The newest counts; what came meanwhile is left out. */
	async function showDraft(): Promise<void> {
		let draft: string;
		do {
			draft = await texts.draft();
			preview = { shows: false, building: true };
			try {
				const isWhole = (await texts.faultsOf(draft)).length === 0;
				if (isWhole && !make.shown(DRAFT_BUILD)?.endsWith(draft)) await make.pages(draft);
				preview.shows = isWhole;
			} catch (error) {
				preview.problem = asRefused(error).message;
			}
		} while (draft !== (await texts.draft()));
	}

	const door = createDoor();
	// What writes waits for its turn. The first who asks has the draft shown: a start does not wait for that.
	door.use(async ({ req }, next) => {
		if (!preview.shows && !preview.problem) show();
		if (req.method === "GET") return await next();
		return await writing.inTurn(next);
	});
	door.get(`${API}/preview`, (c) => c.json(preview));
	door.route(API, gitHost(git, texts, moved));
	door.get("/state", async (c) => c.json(await state()));
	door.post("/publish", async (c) => {
		await published.publish(String((await c.req.json()).draft), c.get("member"));
		return c.json({}, 202);
	});
	door.post("/back", async (c) => {
		await published.goBack(String((await c.req.json()).id), c.get("member"));
		return c.json({}, 202);
	});

	/** All that the page of the desk tells of the draft. */
	async function state(): Promise<TextsState> {
		const conflicts = await published.mergeBeside(DRAFT);
		const [draft, current] = [await texts.draft(), await published.current()];
		const job = published.job();
		return {
			draft,
			conflicts,
			...(await changesBetween(git, current, draft)),
			...(await texts.read("lists", draft)),
			faults: (await texts.faultsOf(draft)).map(({ said }) => said),
			publications: await published.list(),
			preview,
			...(behind && { remote: behind }),
			...(job && { job }),
		};
	}

	const server = await listenAt(join(folder, PUBLISHER_SOCKET), door);

	/** Waits for what is being written. */
	async function stop(): Promise<void> {
		server.close();
		server.closeAllConnections();
		await make.stop();
		await Promise.all([writing.ended(), showing, pushing.ended()]);
		unlock();
	}

	return { served, stop };
}

/** @throws Refused with what is missing */
async function mustWork(git: Repository, root: string, folder: string): Promise<void> {
	const version = /(\d+)\.(\d+)/.exec(await git.text("version").catch(() => ""));
	const [major = 0, minor = 0] = (version ?? []).slice(1).map(Number);
	if (major < 2 || (major === 2 && minor < 38)) throw new Refused(503, "hace falta git 2.38 o más nuevo");
	const top = await git.text("rev-parse", "--show-toplevel").catch(() => "");
	if (top === "" || realpathSync(top) !== realpathSync(root))
		throw new Refused(503, "esta carpeta no es una copia de git con su historial");
	if (!(await git.resolve("HEAD"))) throw new Refused(503, "git no tiene aquí todavía ningún cambio guardado");
	const gitFolder = await git.text("rev-parse", "--path-format=absolute", "--git-common-dir");
	for (const [name, path] of [
		["git", gitFolder],
		["datos", folder],
	] as const) {
		try {
			mkdirSync(path, { recursive: true, mode: 0o700 });
			accessSync(path, constants.W_OK);
		} catch {
			throw new Refused(503, `en la carpeta de ${name} no se puede escribir`);
		}
	}
}
