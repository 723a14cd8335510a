import { backup } from "./commands/backup.ts";
import { clock } from "./commands/clock.ts";
import { doctor } from "./commands/doctor.ts";
import { move } from "./commands/move.ts";
import { purge } from "./commands/purge.ts";
import { resend } from "./commands/resend.ts";
import { restore } from "./commands/restore.ts";
import { rotateKey } from "./commands/rotate-key.ts";
import { signInCode } from "./commands/sign-in-code.ts";

export const COMMANDS = {
	doctor,
	backup,
	restore,
	move,
	purge,
	"rotate-key": rotateKey,
	clock,
	resend,
	"sign-in-code": signInCode,
};

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
