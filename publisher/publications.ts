/** What is public: a branch with a commit for each publication. First the build, then the branch, then the link. */
import { PUBLIC_BUILD, type Publication, type TextsState } from "../contract/desk/texts.ts";
import type { builds } from "./builds.ts";
import { DRAFT, type drafts } from "./drafts.ts";
import type { Author, Repository } from "./git.ts";
import { asRefused, CONTENT, Refused } from "./refused.ts";

export const PUBLIC = "refs/heads/textos-publico";
/** The files beside, as they were when they were last merged. */
const BESIDE = "refs/textos/archivos";
const MAX_LISTED = 50;
const BACK_TO = "Vuelve a lo publicado el ";

interface PublicationsOptions {
	git: Repository;
	texts: ReturnType<typeof drafts>;
	make: ReturnType<typeof builds>;
	/** Serves what is public by now. */
	onPublished: (folder: string) => void;
	/** Says that a branch has moved. */
	onMoved: () => void;
}

export function publications({ git, texts, make, onPublished, onMoved }: PublicationsOptions) {
	let job: TextsState["job"];
	const current = async () => (await git.resolve(PUBLIC)) ?? (await texts.draft());

	/** Merges what changed in the files beside. @returns the files in which both changed the same lines */
	async function mergeBeside(...refs: readonly string[]): Promise<string[]> {
		const tree = await git.besideTree();
		const last = await git.resolve(BESIDE);
		const head = (await git.resolve("HEAD")) ?? "";
		const isSame = last && tree === (await git.resolve(`${last}^{tree}`)) && (await isWithin(head, last));
		const beside = isSame ? last : await git.commit(tree, last ? [last, head] : [head], "Lo que dicen los archivos");
		if (beside !== last) await git.move(BESIDE, beside, last);
		const conflicts = [];
		for (const ref of refs) conflicts.push(...(await join(ref, beside, "Une lo que cambió en los archivos")));
		return conflicts;
	}

	/** Brings a commit into a branch. @returns the files in which both changed the same lines, for which it stays as it is */
	async function join(ref: string, commit: string, message: string, member?: Author): Promise<string[]> {
		const own = await git.resolve(ref);
		if (own && (await isWithin(commit, own))) return [];
		const { tree, conflicts } = own ? await git.merged(own, commit) : { tree: "", conflicts: [] };
		if (conflicts.length === 0)
			await git.move(ref, own ? await git.commit(tree, [own, commit], message, member) : commit, own);
		return conflicts;
	}

	const isWithin = async (commit: string, other: string) =>
		await git.text("merge-base", "--is-ancestor", commit, other).then(
			() => true,
			() => false,
		);

	/**
	 * Builds what is public, where no build of it is there. @param always although the checkout's own build shows the same
	 * @returns its folder, or that of the build before if it fails; undefined if the checkout's own shows the same
	 */
	async function serveCurrent(always: boolean): Promise<string | undefined> {
		const commit = await current();
		if (!always && (await git.contentOf(commit)) === (await git.contentOf(BESIDE))) return undefined;
		const before = make.shown(PUBLIC_BUILD);
		try {
			const folder = await make.whole(commit);
			make.show(PUBLIC_BUILD, folder);
			return folder;
		} catch (error) {
			if (!before || !(error instanceof Refused)) throw error;
			job = { name: "", running: false, problem: error.message };
			return before;
		}
	}

	/** Begins to publish the draft. @param seen which one was looked at @throws Refused if it cannot be, or is another by now */
	async function publish(seen: string, member: Author): Promise<void> {
		const conflicts = await mergeBeside(DRAFT);
		if (conflicts.length > 0)
			throw new Refused(409, `Primero hay que unir lo que cambió en los archivos: ${conflicts.join(", ")}.`);
		const head = await texts.draft();
		if (head !== seen) throw new Refused(409, "Alguien guardó otro cambio mientras tanto. Míralo y publica otra vez.");
		const faults = await texts.faultsOf(head);
		if (faults.length > 0)
			throw new Refused(422, "Hay textos a medias. Corrige lo que se ve en la lista y publica otra vez.");
		if ((await git.contentOf(head)) === (await git.contentOf(await current())))
			throw new Refused(409, "No hay nada nuevo que publicar.");
		begin(member, "Publica los textos", async () => head);
	}

	/** Begins to publish again what was public before, and takes what came after it out of the draft, where that can be done. */
	async function goBack(id: string, member: Author): Promise<void> {
		const old = (await list()).find((one) => one.id === id);
		if (!old) throw new Refused(404, "Esa versión no está en la lista.");
		begin(member, BACK_TO + old.at, async () => {
			const tree = (await git.text("ls-tree", await current())).replace(
				new RegExp(`^040000 tree \\w+\\t${CONTENT}$`, "m"),
				`040000 tree ${await git.contentOf(id)}\t${CONTENT}`,
			);
			return await git.commit(await git.treeOf(tree), [await current()], "Lo de antes", member);
		});
	}

	function begin(member: Author, message: string, source: () => Promise<string>): void {
		if (job?.running) throw new Refused(409, `Ahora mismo publica ${job.name}. Espera a que termine.`);
		job = { name: member.name, running: true };
		const ended = (problem?: string) => {
			job = { name: member.name, running: false, ...(problem && { problem }) };
			onMoved();
		};
		run(member, message, source).then(
			() => ended(),
			(error) => ended(asRefused(error).message),
		);
	}

	async function run(member: Author, message: string, source: () => Promise<string>): Promise<void> {
		const from = await source();
		const folder = await make.whole(from);
		const before = await current();
		const commit = await git.commit(`${from}^{tree}`, [...new Set([before, from])], message, member);
		await git.move(PUBLIC, commit, await git.resolve(PUBLIC));
		make.show(PUBLIC_BUILD, folder);
		await followIn(commit, member);
		onPublished(folder);
	}

	/** Lets the draft go on from what was published, where that can be done. */
	const followIn = (commit: string, member?: Author) => join(DRAFT, commit, "Sigue a lo publicado", member);

	/** As far back as there is something to go back to: what the files said at the first start. */
	async function list(): Promise<Publication[]> {
		const all = await git.log("--first-parent", `-${MAX_LISTED}`, await current());
		const first = all.findIndex(({ isOurs }) => !isOurs);
		return all.slice(0, first < 0 ? undefined : first).map(({ sha, at, name, message }) => {
			const backTo = message.startsWith(BACK_TO) ? { backTo: message.slice(BACK_TO.length) } : {};
			return { id: sha, at, name, message, ...backTo };
		});
	}

	return { mergeBeside, serveCurrent, followIn, publish, goBack, list, current, job: () => job };
}
