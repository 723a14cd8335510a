import {
	closeSync,
	fchownSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
	CREATE_NO_FOLLOW,
	givePathToFolderOwner,
	giveToFolderOwner,
	READ_NO_FOLLOW,
	statAs,
} from "../../service/process/no-follow.ts";
import { CommandRefused } from "../command.ts";
import { BACKUP } from "../words/backup.ts";

/**
 * Copies mail files to another data folder, and compares those that are there already. @returns how many it then has
 */
export function transferMailFiles(names: readonly string[], from: string, to: string): number {
	if (names.length === 0) return 0;
	if (mkdirSync(to, { recursive: true, mode: 0o700 })) givePathToFolderOwner(dirname(to), to);
	statAs(to, "folder");
	for (const name of names) {
		const target = join(to, name);
		const content = readFileSync(join(from, name), { flag: READ_NO_FOLLOW });
		if (!statAs(target, "file")) write(target, content);
		else if (!content.equals(readFileSync(target, { flag: READ_NO_FOLLOW })))
			throw new CommandRefused(BACKUP.otherMailFile(target));
	}
	return names.length;
}

function write(target: string, content: Buffer): void {
	const part = `${target}.part`;
	rmSync(part, { force: true });
	const opened = openSync(part, CREATE_NO_FOLLOW, 0o600);
	try {
		giveToFolderOwner(dirname(target), (uid, gid) => fchownSync(opened, uid, gid));
		writeFileSync(opened, content);
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
	renameSync(part, target);
}
