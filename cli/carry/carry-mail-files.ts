import {
	closeSync,
	constants,
	copyFileSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
} from "node:fs";
import { join } from "node:path";
import { Refused } from "../command.ts";
import { CARRY } from "../words/carry.ts";

/**
 * Copies mails kept as files to another data folder; those that are there already are compared.
 * @param names of the files
 * @returns how many there are in the end
 */
export function carryMailFiles(names: readonly string[], from: string, to: string): number {
	if (names.length > 0) mkdirSync(to, { recursive: true, mode: 0o700 });
	for (const name of names) {
		const [source, target] = [join(from, name), join(to, name)];
		if (!existsSync(target)) {
			const part = `${target}.part`;
			copyFileSync(source, part, constants.COPYFILE_FICLONE);
			const opened = openSync(part, "r+");
			fsyncSync(opened);
			closeSync(opened);
			renameSync(part, target);
		}
		if (!readFileSync(source).equals(readFileSync(target))) throw new Refused(CARRY.otherMailFile(target));
	}
	return names.length;
}
