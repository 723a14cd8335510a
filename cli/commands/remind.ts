import { promisedBy } from "../../service/store-settings.ts";
import { command } from "../command.ts";
import { atDesk } from "../open-desk.ts";
import { isServiceRunning } from "../service-running.ts";
import { SAY } from "../words/say.ts";

/** What the running service does each minute: reminders and digest enter the queue, where they are due. */
export const remind = command({
	options: {},
	run: async ({ world }) =>
		await atDesk(world, async (desk) => {
			const { store, settings } = desk;
			const promised = promisedBy(settings);
			const reminders = await store.watch.remind(promised);
			const digest = await store.watch.digest(promised);
			return { text: SAY.reminded(reminders, digest, await isServiceRunning(desk)), data: { reminders, digest } };
		}),
});
