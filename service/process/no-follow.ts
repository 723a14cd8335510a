/** Files in a folder of another account, where root runs commands: no link is followed, and what root makes is its owner's. */
import * as fs from "node:fs";
import { dirname } from "node:path";
import { SettingsError } from "../settings/settings-error.ts";

// Windows has no such flag, and no root either.
const NOFOLLOW = fs.constants.O_NOFOLLOW ?? 0;
const READ_NO_FOLLOW = fs.constants.O_RDONLY | NOFOLLOW;
/** For a file that is not there yet. */
const CREATE_NO_FOLLOW = fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_EXCL | NOFOLLOW;

/** Thrown if a path is a symbolic link, a pipe or a device. */
export class NotRegularFile extends SettingsError {
	constructor(path: string) {
		super([
			`  DATA_DIR: «${path}» es un enlace u otra cosa que no debe estar ahí, y no se sigue. Mira quién lo puso, quítalo y repite.`,
		]);
	}
}

/** `lstat` of a path, if there is something. @throws NotRegularFile if it is neither file nor folder */
export function statNoFollow(path: string): fs.Stats | undefined {
	const found = fs.lstatSync(path, { throwIfNoEntry: false });
	if (found && !found.isFile() && !found.isDirectory()) throw new NotRegularFile(path);
	return found;
}

/** `statNoFollow` of a path that must be a file. @throws also an error with the code `EISDIR` */
export function statFile(path: string): fs.Stats | undefined {
	const found = statNoFollow(path);
	if (found?.isDirectory()) throw Object.assign(new Error("Not a file"), { code: "EISDIR" });
	return found;
}

/** Creates an empty file, or makes one that is there readable by its owner alone. @returns its device and inode */
export function ensurePrivateFile(path: string): string | undefined {
	const found = statFile(path);
	if (!found || found.mode & 0o077) {
		const opened = fs.openSync(path, found ? READ_NO_FOLLOW : CREATE_NO_FOLLOW, 0o600);
		try {
			if (found) fs.fchmodSync(opened, 0o600);
			else giveToFolderOwner(dirname(path), (uid, gid) => fs.fchownSync(opened, uid, gid));
		} finally {
			fs.closeSync(opened);
		}
	}
	return fileIdentity(path);
}

/** Device and inode of what stands at a path, no link followed; undefined if nothing does. */
export function fileIdentity(path: string): string | undefined {
	// Some file systems number files beyond what a double tells apart.
	const found = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false });
	return found && `${found.dev}:${found.ino}`;
}

/** Gives something just created in a folder to the folder's owner, if root created it. */
function giveToFolderOwner(folder: string, give: (uid: number, gid: number) => void): void {
	if (process.geteuid?.() !== 0) return;
	const { uid, gid } = folderOwner(folder);
	give(uid, gid);
}

/** Whose a folder is. If `DATA_DIR` is a link, as systemd's `DynamicUser` makes one of root's, the folder it leads to counts. */
export const folderOwner = (folder: string): { uid: number; gid: number } => fs.statSync(folder);

/** The same for a file or folder given by its path. */
export function givePathToFolderOwner(folder: string, path: string): void {
	giveToFolderOwner(folder, (uid, gid) => fs.lchownSync(path, uid, gid));
}
