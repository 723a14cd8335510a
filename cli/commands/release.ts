import { command } from "../command.ts";
import { eachReference } from "../each-reference.ts";
import { atDesk } from "../open-desk.ts";
import { isServiceRunning } from "../service-running.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

/** Lets requests that were held as suspect go on their way. */
export const release = command({
	options: {},
	takes: { least: 1, most: 100, missing: MISUSE.whichReference },
	run: async ({ words, world }) =>
		await atDesk(world, async (desk) => {
			const running = await isServiceRunning(desk);
			return await eachReference(words, async (reference) => {
				const result = await desk.store.release(reference);
				if (!result) return undefined;
				if (result === "not held") return { text: SAY.notHeld(reference), result };
				const text =
					result === "released" ? SAY.released(reference, running) : SAY.releasedWithoutReceipt(reference, running);
				return { text, result: "released" };
			});
		}),
});
