import { slaMonitor } from "../../service/sla/monitor.ts";
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
			const monitor = slaMonitor(store, promisedBy(settings));
			const reminders = await monitor.remind();
			const digest = await monitor.digest();
			return { text: SAY.reminded(reminders, digest, await isServiceRunning(desk)), data: { reminders, digest } };
		}),
});
