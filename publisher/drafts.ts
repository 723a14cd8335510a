/** Saves: each is merged with what others saved since, checked, and committed to the draft under the member's name. */
import { isUtf8 } from "node:buffer";
import * as v from "valibot";
import { asSeen } from "../content-model/loader/files/read-text.ts";
import { merge } from "../editor/codec/merge.ts";
import { contentCheck, newFaults } from "./check.ts";
import type { Author, Repository } from "./git.ts";
import { belowContent, namesIn } from "./names.ts";
import { cleaned } from "./pictures.ts";
import { CONTENT, Refused } from "./refused.ts";

/** The branch on which drafts are. */
export const DRAFT = "refs/heads/textos";

const TEXT = /^content\/(?:[a-z\d][\w-]*\/)*[a-z\d][\w-]*\.(?:yaml|md)$/;
const UPLOADED = /^content\/(?:imagenes|descargas)\/[a-z\d][\w-]*\.[a-z\d]+$/;
const MAX_TEXT = 1024 * 1024;
const MAX_FILES = 40;

/** What the editor sends of one file (Gitea's `ChangeFilesOptions`), and what the file said when it was opened. */
const fileSchema = v.object({
	operation: v.picklist(["create", "update", "delete"]),
	path: v.string(),
	from_path: v.optional(v.string()),
	sha: v.optional(v.pipe(v.string(), v.hexadecimal())),
	/** In base64. */
	content: v.optional(v.string()),
	opened: v.optional(v.string()),
});
export const savedSchema = v.object({
	message: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
	files: v.pipe(v.array(fileSchema), v.minLength(1), v.maxLength(MAX_FILES)),
});
export type Saved = v.InferOutput<typeof savedSchema>;

/** @param data where the content is laid out to be checked */
export function drafts(git: Repository, data: string) {
	const checks = contentCheck(git, data);
	/** What was refused last, by member: saved a second time as it is, it is kept. */
	const refused = new Map<string, string>();

	/** @returns the draft's commit, and each file's name as it now is */
	async function save({ files, message }: Saved, member: Author): Promise<string> {
		const head = await draft();
		const changes = await changesOf(files, head);
		const saved = await git.edited(head, changes);
		if (saved === (await git.resolve(`${head}^{tree}`))) return head;
		const { faults, records } = await checks.read("check", saved);
		const added = newFaults(faults, await checks.faultsOf(head));
		if (added.length > 0 && refused.get(member.address) !== saved) {
			refused.set(member.address, saved);
			throw new Refused(422, [...added.map(({ said }) => said), KEPT].join("\n"));
		}
		refused.delete(member.address);
		const tree = await git.edited(
			saved,
			new Map(records.map(([file, text]) => [`${CONTENT}/${file}`, Buffer.from(text)])),
		);
		const commit = await git.commit(tree, [head], message || "Textos", member);
		await git.move(DRAFT, commit, head);
		return commit;
	}

	async function changesOf(files: Saved["files"], head: string): Promise<Map<string, Buffer | undefined>> {
		const now = new Map((await git.entries(head)).map(({ path, sha }) => [path, sha]));
		const changes = new Map<string, Buffer | undefined>();
		for (const named of files.flatMap(({ path, from_path }) => [path, from_path ?? path])) {
			if (!TEXT.test(named) && !UPLOADED.test(named)) throw new Refused(403, notHere(named));
		}
		const names = await namesIn(
			git,
			head,
			files.map(({ path }) => path),
		);
		const nameOf = (path: string) => names.nameOf(belowContent(path));
		for (const { operation, path, from_path, sha, content = "", opened } of files) {
			const known = now.get(from_path ?? path);
			if (operation === "create" ? known : !known)
				throw new Refused(409, operation === "create" ? taken(nameOf(path)) : gone(nameOf(path)));
			if (from_path && from_path !== path && now.has(path)) throw new Refused(409, taken(nameOf(path)));
			if (operation === "delete") {
				if (sha && sha !== known) throw new Refused(409, changed(nameOf(path)));
				changes.set(path, undefined);
				continue;
			}
			if (from_path) changes.set(from_path, undefined);
			const bytes = Buffer.from(content, "base64");
			if (UPLOADED.test(path)) {
				changes.set(path, await cleaned(path, bytes));
				continue;
			}
			const [was, is] = [opened ?? (await before(sha)), await before(known)];
			const saved = textOf(nameOf(path), bytes);
			const isOther = is !== undefined && is !== saved;
			if (isOther && was === undefined) throw new Refused(409, changed(nameOf(path)));
			try {
				changes.set(path, Buffer.from(isOther && was !== undefined ? merge(was, saved, is) : saved));
			} catch (error) {
				const way = error instanceof Error ? error.message : "";
				throw new Refused(409, both(names.placeOf(belowContent(path), way)));
			}
		}
		return changes;
	}

	const before = async (sha: string | undefined) => (sha ? (await git.blob(sha))?.bytes.toString() : undefined);

	/** @throws Refused if there is none */
	async function draft(): Promise<string> {
		const head = await git.resolve(DRAFT);
		if (!head) throw new Refused(503, "Falta la rama «textos» de git; vuelve a arrancar Textos para crearla.");
		return head;
	}

	return { save, draft, ...checks };
}

function textOf(name: string, bytes: Buffer): string {
	if (bytes.length > MAX_TEXT) throw new Refused(422, `«${name}» tiene más de un millón de letras; acórtalo.`);
	if (!isUtf8(bytes))
		throw new Refused(422, `«${name}» tiene letras que saldrían rotas; bórralas y escríbelas de nuevo.`);
	return asSeen(bytes.toString().replaceAll("\r\n", "\n")).replace(/\n*$/, "\n");
}

const KEPT =
	"No se guardó, y sigue aquí. Si quieres dejarlo a medias, pulsa Guardar otra vez: se guarda así, y no se podrá publicar hasta corregirlo.";
const notHere = (path: string) =>
	path.startsWith(`${CONTENT}/`)
		? `No se puede guardar «${path}»: el nombre lleva solo minúsculas sin acentos, cifras y guiones, como ana-perez.jpg.`
		: `No se puede guardar «${path}»: aquí se editan los textos y las imágenes, nada más.`;
const taken = (name: string) =>
	`«${name}» ya existe. Ponle otro nombre; a una imagen se lo pone el editor: guarda otra vez.`;
const gone = (name: string) => `«${name}» ya no está: alguien lo borró o le cambió el nombre. Copia lo tuyo y recarga.`;
const changed = (name: string) =>
	`Otra persona cambió «${name}» después de que lo abriste. Copia lo tuyo, recarga y mira cuál queda.`;
const both = (place: string) =>
	`Otra persona cambió lo mismo después de que lo abriste: «${place}». Copia lo tuyo, recarga y mira cuál queda.`;
