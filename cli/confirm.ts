import { EXIT, Refused, UsageError, type World } from "./command.ts";
import { MISUSE } from "./words/misuse.ts";
import { SAY } from "./words/say.ts";

/**
 * Goes on only where somebody typed the word, or said `--yes` beforehand.
 * @param what is about to happen, as a sentence
 */
export async function confirm(world: World, yes: boolean, what: string): Promise<void> {
	if (yes) return;
	if (!world.ask) throw new UsageError(MISUSE.confirmMissing);
	const answer = await world.ask(`${what}\n${SAY.confirm.question}`);
	if (answer.trim().toLowerCase() !== SAY.confirm.word) throw new Refused(SAY.confirm.left, EXIT.couldNot);
}
