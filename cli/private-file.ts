import { constants, copyFile, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { CommandRefused } from "./command.ts";
import { SAY } from "./words/say.ts";

/** Gives a finished file its final name. @throws CommandRefused if the name is taken and must not be replaced */
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
