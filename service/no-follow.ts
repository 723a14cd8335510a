/**
 * Files in a folder that belongs to somebody else: staff commands are often run by root, in the folder of the service's
 * own account. None is reached through a symbolic link, and what is made there belongs to whom the folder belongs to.
 */
import { closeSync, constants, fchmodSync, fchownSync, lchownSync, lstatSync, openSync, type Stats } from "node:fs";
import { dirname } from "node:path";
import { SettingsError } from "./settings-error.ts";

// Windows has no such flag, and no root either.
const NOFOLLOW = constants.O_NOFOLLOW ?? 0;
export const READ_PLAIN = constants.O_RDONLY | NOFOLLOW;
/** For a file that is not there yet. */
export const MAKE_PLAIN = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NOFOLLOW;

/** A link stands there, or a pipe or a device. */
export class NotPlain extends SettingsError {
	constructor(path: string) {
		super([
			`  DATA_DIR: «${path}» es un enlace u otra cosa que no debe estar ahí, y no se sigue. Mira quién lo puso, quítalo y repite.`,
		]);
	}
}

/**
 * What stands at a path, itself and not where it leads; undefined where there is nothing.
 * @throws NotPlain where it is neither file nor folder
 */
export function noLink(path: string): Stats | undefined {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found && !found.isFile() && !found.isDirectory()) throw new NotPlain(path);
	return found;
}

/** The same where it must be one of the two. @throws also an error with the code `EISDIR` or `ENOTDIR` */
export function plain(path: string, what: "file" | "folder"): Stats | undefined {
	const found = noLink(path);
	if (found && found.isFile() !== (what === "file")) {
		const code = what === "file" ? "EISDIR" : "ENOTDIR";
		throw Object.assign(new Error(`Not a ${what}`), { code });
	}
	return found;
}

/**
 * Makes an empty file where there is none, and keeps one that is there for this account's eyes only.
 * @returns its device and inode
 * @throws NotPlain
 */
export function plainFile(path: string): string {
	const found = plain(path, "file");
	if (!found || found.mode & 0o077) {
		const opened = openSync(path, found ? READ_PLAIN : MAKE_PLAIN, 0o600);
		try {
			if (found) fchmodSync(opened, 0o600);
			else handOver(dirname(path), (uid, gid) => fchownSync(opened, uid, gid));
		} finally {
			closeSync(opened);
		}
	}
	return identity(path);
}

/** Device and inode of a file. @throws NotPlain */
export function identity(path: string): string {
	const found = plain(path, "file");
	return `${found?.dev}:${found?.ino}`;
}

/** Gives what was just made in a folder to whom the folder belongs to, where root made it. */
export function handOver(folder: string, give: (uid: number, gid: number) => void): void {
	if (process.geteuid?.() !== 0) return;
	const { uid, gid } = lstatSync(folder);
	give(uid, gid);
}

/** The same of a file or folder by its path. */
export function handOverPath(folder: string, path: string): void {
	handOver(folder, (uid, gid) => lchownSync(path, uid, gid));
}
