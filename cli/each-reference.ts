import { reference } from "./arguments.ts";
import { EXIT, type Outcome } from "./command.ts";
import { SAY } from "./words/say.ts";

interface Done {
	text: string;
	result: string | number;
	/** Whether something stood in the way. */
	refused?: boolean;
}

/**
 * Does one thing with each reference on the command line; those that do not exist are named at the end.
 * @param act says what became of it, or undefined where there is no such request
 */
export async function eachReference(
	typed: readonly string[],
	act: (reference: string) => Promise<Done | undefined>,
): Promise<Outcome> {
	const references = [...new Set(typed.map(reference))];
	const lines: string[] = [];
	const data: { reference: string; result: string | number | undefined }[] = [];
	let refused = false;
	for (const one of references) {
		const done = await act(one);
		refused ||= done?.refused === true;
		lines.push(done?.text ?? SAY.noRequest(one));
		data.push({ reference: one, result: done?.result });
	}
	const missing = data.some(({ result }) => result === undefined);
	return { text: lines.join("\n"), data, code: missing ? EXIT.notFound : refused ? EXIT.couldNot : EXIT.done };
}
