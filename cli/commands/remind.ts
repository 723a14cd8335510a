import { slaTerms } from "../../service/settings/store-settings.ts";
import { slaMonitor } from "../../service/sla/monitor.ts";
import { command } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { isServiceRunning } from "../service-running.ts";
import { SAY } from "../words/say.ts";

/** What the running service does each minute: reminders and digest enter the queue, where they are due. */
export const remind = command({
	options: {},
	run: async ({ context }) =>
		await withOpenStore(context, async (opened) => {
			const { store, settings } = opened;
			const monitor = slaMonitor(store, slaTerms(settings));
			const reminders = await monitor.remind();
			const digest = await monitor.digest();
			return { text: SAY.reminded(reminders, digest, await isServiceRunning(opened)), data: { reminders, digest } };
		}),
});
