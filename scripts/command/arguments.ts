import { readOptions } from "../../cli/arguments.ts";
import { type OptionKinds, quoted, say, UsageError } from "../../cli/command.ts";
import texts from "../../cli/texts.json" with { type: "json" };

/** What follows `npm run SCRIPT --`; explains what makes no sense, and exits with 2. @param names allowed words */
export function scriptArguments<const Kinds extends OptionKinds>(kinds: Kinds, names?: readonly string[]) {
	try {
		const read = readOptions(process.argv.slice(2), kinds);
		const unknown = names && read.words.find((word) => !names.includes(word));
		if (unknown !== undefined) {
			throw new UsageError(say(texts.usage.unknownWord, { word: quoted(unknown), names: names?.join(", ") ?? "" }));
		}
		return read;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		console.error(error.message);
		process.exit(2);
	}
}
