import { mkdirSync, readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeDurably } from "../../service/mail/send/mail-files.ts";
import { givePathToFolderOwner, READ_NO_FOLLOW, statAs } from "../../service/process/no-follow.ts";
import { CommandRefused } from "../command.ts";
import { BACKUP } from "../words/backup.ts";

/** Copies mail files to another data folder, and compares those that are there already. @returns how many it then has */
export async function transferMailFiles(names: readonly string[], from: string, to: string): Promise<number> {
	if (names.length === 0) return 0;
	if (mkdirSync(to, { recursive: true, mode: 0o700 })) givePathToFolderOwner(dirname(to), to);
	statAs(to, "folder");
	for (const name of names) {
		const target = join(to, name);
		const content = readFileSync(join(from, name), { flag: READ_NO_FOLLOW });
		if (statAs(target, "file")) {
			const present = readFileSync(target, { flag: READ_NO_FOLLOW });
			if (!content.equals(present)) throw new CommandRefused(BACKUP.otherMailFile(target));
		} else {
			await writeDurably(`${target}.part`, content);
			await rename(`${target}.part`, target);
		}
	}
	return names.length;
}
