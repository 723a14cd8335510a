import { reference } from "./arguments.ts";
import { EXIT, type Outcome } from "./command.ts";
import { SAY } from "./words/say.ts";

/**
 * Does one thing with each reference on the command line; those that do not exist are named at the end.
 * @param act says what became of it, or undefined where there is no such request
 */
export async function eachReference(
	typed: readonly string[],
	act: (reference: string) => Promise<{ text: string; result: string | number } | undefined>,
): Promise<Outcome> {
	const references = [...new Set(typed.map(reference))];
	const lines: string[] = [];
	const data: { reference: string; result: string | number | undefined }[] = [];
	for (const one of references) {
		const done = await act(one);
		lines.push(done?.text ?? SAY.noRequest(one));
		data.push({ reference: one, result: done?.result });
	}
	const code = data.some(({ result }) => result === undefined) ? EXIT.notFound : EXIT.done;
	return { text: lines.join("\n"), data, code };
}
