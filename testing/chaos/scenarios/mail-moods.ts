/** The mail server is absent, slow, refuses for now, refuses for good, hangs up in the middle; and comes back. */
import { readSettings } from "../../../service/config.ts";
import { openDatabase } from "../../../service/database/open-database.ts";
import { openServiceStore } from "../../../service/service-store.ts";
import { startCallers } from "../callers.ts";
import { type Mood, startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { trial } from "../trial.ts";

const MET = 4;

export const mailMoods: Scenario = {
	name: "mail-moods",
	title: "Mail server absent, slow, refusing (4xx, 5xx), hanging up in the middle",
	atMost: 900,
	run: ({ perMood }) =>
		trial(async ({ folder, service, after }) => {
			const mail = await startCountingMailServer();
			after(mail.close);
			const settings = { DATA_DIR: folder, SMTP_URL: mail.url };
			const running = await service(settings);
			const acknowledged = new Map<string, string>();
			const answers = new Map<string, number>();

			async function send(): Promise<void> {
				const callers = startCallers({ target: async () => running.url, count: 4, enough: perMood });
				await callers.finish();
				for (const [id, reference] of callers.acknowledged) acknowledged.set(id, reference);
				for (const [status, count] of callers.answers) answers.set(status, (answers.get(status) ?? 0) + count);
			}

			async function inMood(mood: Mood, times: number): Promise<void> {
				mail.mood = mood;
				await send();
				await until(`A mail server that ${mood}`, 120, () => (mail.met.get(mood) ?? 0) >= times);
			}

			await mail.goAway();
			await send();
			await until("A try without a mail server", 60, async () => (await tries(folder)) > 0);
			await mail.comeBack();
			await inMood("later", MET);
			await inMood("drops", MET);
			await inMood("slow", MET);
			mail.mood = "takes";
			await mailsSettled(settings, 300);

			await inMood("refuses", perMood);
			await mailsSettled(settings, 300);
			const refused = (await readKept(settings)).mails.filter(({ state }) => state === "failed").length;
			must(refused >= perMood, `${refused} refused mails are shown to staff, not ${perMood}`);
			mail.mood = "takes";
			await sendAgain(folder);
			await mailsSettled(settings, 300);

			must((await running.stop()) === 0, "The service did not end cleanly");
			const kept = await readKept(settings);
			return {
				...mustHaveKept({ acknowledged, answers }, kept),
				"refused (4xx)": mail.met.get("later") ?? 0,
				"hung up": mail.met.get("drops") ?? 0,
				slow: mail.met.get("slow") ?? 0,
				"refused (5xx), then sent again by staff": refused,
				...mustHaveMailed(mail, kept, 1),
			};
		}),
};

async function tries(folder: string): Promise<number> {
	const { db } = await openDatabase({ DATA_DIR: folder });
	try {
		return (await db.selectFrom("mails").select("id").where("attempts", ">", 0).execute()).length;
	} finally {
		await db.destroy();
	}
}

/** As staff do once the mail server is mended. */
async function sendAgain(folder: string): Promise<void> {
	const { store } = await openServiceStore(readSettings({ DATA_DIR: folder }), "chaos");
	try {
		await store.mails.resendAllFailed();
	} finally {
		await store.close();
	}
}
