import { constants, copyFile, type FileHandle, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "../service/error-code.ts";
import { CommandRefused } from "./command.ts";
import { SAY } from "./words/say.ts";

/**
 * Writes a file that only this account may read; whole and on disk, or not at all.
 * @throws CommandRefused where it cannot be written, or is there already and must not be replaced
 */
export async function writePrivately(path: string, content: string, replace: boolean): Promise<void> {
	const part = `${path}.${process.pid}.part`;
	try {
		const file = await open(part, "wx", 0o600);
		await writtenTo(file, content);
		await putInPlace(part, path, replace);
	} catch (error) {
		throw error instanceof CommandRefused ? error : new CommandRefused(SAY.file.unwritable(path, errorCode(error)));
	} finally {
		await rm(part, { force: true });
	}
}

async function writtenTo(file: FileHandle, content: string): Promise<void> {
	try {
		await file.writeFile(content);
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Gives a finished file its name, for good. @throws CommandRefused where the name is taken and must not be replaced */
export async function putInPlace(part: string, path: string, replace: boolean): Promise<void> {
	if (replace) await rename(part, path);
	else await linked(part, path);
	await rm(part, { force: true });
	// Not every system can put a folder on disk by itself.
	const folder = await open(dirname(path), "r").catch(() => undefined);
	await folder?.sync().catch(() => {});
	await folder?.close();
}

async function linked(part: string, path: string): Promise<void> {
	try {
		await link(part, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") throw new CommandRefused(SAY.file.exists(path));
		// Some file systems, as on USB sticks, have no hard links.
		await copyFile(part, path, constants.COPYFILE_EXCL);
	}
}
