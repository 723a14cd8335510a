import { type CommandContext, CommandRefused, EXIT, UsageError } from "./command.ts";
import { MISUSE } from "./words/misuse.ts";
import { SAY } from "./words/say.ts";

/** Continues only after the word was typed, or with `--yes`. @param what is about to happen, as a sentence */
export async function confirm(context: CommandContext, yes: boolean, what: string): Promise<void> {
	if (yes) return;
	if (!context.ask) throw new UsageError(MISUSE.confirmMissing);
	const answer = await context.ask(`${what}\n${SAY.confirm.question}`);
	if (answer.trim().toLowerCase() !== SAY.confirm.word) throw new CommandRefused(SAY.confirm.left, EXIT.couldNot);
}
