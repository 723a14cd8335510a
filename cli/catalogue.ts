/** Every staff command by its name. */
import { answered } from "./commands/answered.ts";
import { backup } from "./commands/backup.ts";
import { doctor } from "./commands/doctor.ts";
import { exportRequests } from "./commands/export.ts";
import { list } from "./commands/list.ts";
import { move } from "./commands/move.ts";
import { note } from "./commands/note.ts";
import { person } from "./commands/person.ts";
import { purge } from "./commands/purge.ts";
import { release } from "./commands/release.ts";
import { remind } from "./commands/remind.ts";
import { resend } from "./commands/resend.ts";
import { restore } from "./commands/restore.ts";
import { rotateKey } from "./commands/rotate-key.ts";
import { show } from "./commands/show.ts";
import { stats } from "./commands/stats.ts";

export const COMMANDS = {
	list,
	show,
	answered,
	note,
	release,
	resend,
	stats,
	export: exportRequests,
	person,
	purge,
	backup,
	restore,
	move,
	"rotate-key": rotateKey,
	remind,
	doctor,
};

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
	return Object.hasOwn(COMMANDS, name);
}
