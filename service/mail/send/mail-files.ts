/** Mails kept as files, `<time>-<mail's id>.eml`; with DATA_KEY encrypted, as `.eml.sealed`. */
import { Buffer } from "node:buffer";
import { fchownSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import {
	CREATE_NO_FOLLOW,
	givePathToFolderOwner,
	giveToFolderOwner,
	READ_NO_FOLLOW,
	statAs,
	statNoFollow,
} from "../../process/no-follow.ts";

export const MAIL_FOLDER = "mail";

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-([\w-]+)\.eml(\.sealed)?(\.part)?$/;
// Files written before ids were kept whole carry the first eight characters of one.
const SHORT = 8;

export type MailFiles = ReturnType<typeof mailFiles>;

/** Reads and writes mail files; the folder is created with the first one. */
export function mailFiles(folder: string, now: () => Date, cipher: FieldCipher) {
	/** Writes a mail; resolves once it is on disk. */
	async function write(mailId: string, bytes: Uint8Array): Promise<void> {
		await writeAs({ writtenAt: inName(now()), mailId }, bytes);
	}

	async function writeAs({ writtenAt, mailId }: Omit<MailFile, "name">, bytes: Uint8Array): Promise<string> {
		if (await mkdir(folder, { recursive: true, mode: 0o700 })) givePathToFolderOwner(dirname(folder), folder);
		statAs(folder, "folder");
		const name = `${writtenAt}-${mailId}.eml${cipher.prefix ? ".sealed" : ""}`;
		const path = join(folder, name);
		const content = cipher.prefix ? cipher.encrypt(Buffer.from(bytes).toString("latin1"), mailId) : bytes;
		try {
			await writeDurably(`${path}.part`, content);
			await rename(`${path}.part`, path);
			return name;
		} catch (error) {
			// It is tried again under another name; what a visitor typed must not stay behind in this one.
			await rm(`${path}.part`, { force: true });
			throw error;
		}
	}

	async function read(name: string): Promise<Buffer> {
		const [, , mailId = ""] = basename(name).match(NAME) ?? [];
		return Buffer.from(cipher.decrypt(await bytesOf(name), mailId), "latin1");
	}

	async function bytesOf(name: string): Promise<string> {
		return await readFile(join(folder, basename(name)), { encoding: "latin1", flag: READ_NO_FOLLOW });
	}

	/** Removes the files of these mails. @returns how many */
	async function remove(mailIds: readonly string[]): Promise<number> {
		return await removeWhere(only(mailIds));
	}

	/** Removes the files written before a time. @param except of these mails they stay @returns how many */
	async function removeBefore(time: Date, except: readonly string[] = []): Promise<number> {
		const before = inName(time);
		const stays = only(except);
		return await removeWhere((file) => file.writtenAt < before && !stays(file));
	}

	/** Re-encrypts what is encrypted with another key than today's, or not at all. @returns how many */
	async function rotate(): Promise<number> {
		let count = 0;
		for (const file of await list()) {
			if (cipher.isCurrent(await bytesOf(file.name))) continue;
			const name = await writeAs(file, await read(file.name));
			if (name !== file.name) await rm(join(folder, file.name), { force: true });
			count++;
		}
		return count;
	}

	async function removeWhere(matches: (file: MailFile) => boolean): Promise<number> {
		const gone = (await list()).filter(matches);
		for (const { name } of gone) await rm(join(folder, name), { force: true });
		return gone.length;
	}

	async function list(): Promise<MailFile[]> {
		statNoFollow(folder);
		const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
		const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
		return names.sort().flatMap((name) => {
			const [, writtenAt, mailId] = name.match(NAME) ?? [];
			return writtenAt === undefined || mailId === undefined ? [] : [{ name, writtenAt, mailId }];
		});
	}

	return { write, read, remove, removeBefore, rotate, list };
}

interface MailFile {
	name: string;
	/** As the name has it: an ISO time with hyphens. */
	writtenAt: string;
	mailId: string;
}

function only(mailIds: readonly string[]): (file: MailFile) => boolean {
	const ids = new Set([...mailIds, ...mailIds.map((id) => id.slice(0, SHORT))]);
	return ({ mailId }) => ids.has(mailId);
}

function inName(time: Date): string {
	return time.toISOString().replace(/[:.]/g, "-");
}

export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
	// What a try that was cut short left behind.
	await rm(path, { force: true });
	const file = await open(path, CREATE_NO_FOLLOW, 0o600);
	try {
		giveToFolderOwner(dirname(path), (uid, gid) => fchownSync(file.fd, uid, gid));
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}
