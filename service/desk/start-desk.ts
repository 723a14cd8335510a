/** The desk of a running service: its routes, which answer before the store is open, and the mails of its codes. */
import { randomUUIDv7 } from "node:crypto";
import { languages, mainWords, messages, site, units, desk as words } from "virtual:content";
import { createAlarm } from "../../contract/alarm/alarm.ts";
import { deskOrigin } from "../compose-options.ts";
import { HOUR, SECOND } from "../durations.ts";
import { SHORT_TIMEOUTS, smtpTransport } from "../mail/transport.ts";
import { errorCode } from "../process/error-code.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../settings/settings.ts";
import { teamOf } from "../settings/team.ts";
import type { Store } from "../store/store.ts";
import type { Page } from "../web/response.ts";
import { answerSearch } from "./answer-search.ts";
import { desk } from "./desk.tsx";
import type { DeskOptions } from "./desk-view.ts";
import { codeMails } from "./sign-in/deliver-code.ts";
import { publisherClient } from "./texts/publisher-client.ts";

/** How soon a process hears that another one signed a device out. */
const RECHECK_EVERY = 30 * SECOND;
/** When the site answers for certain. */
const STARTED = 5 * SECOND;

const NO_CODE_SENT = "desk code not sent: without SMTP_URL, contacts sign-in-code prints one";

const NOBODY = { name: "", address: "" };

/** @returns `routes` for the app, `open` to be called once the store is open, and `stop` */
export function startDesk(settings: Settings, log: Log) {
	const team = teamOf(settings);
	const now = () => new Date();
	const { SMTP_URL } = settings;
	const codes = SMTP_URL
		? codeMails({
				transport: smtpTransport({ ...settings, SMTP_URL }, 1, SHORT_TIMEOUTS),
				words: words.signIn.mail,
				from: settings.MAIL_FROM,
				sender: site.name,
				newId: randomUUIDv7,
				now,
				log,
			})
		: undefined;
	const publisher = settings.TEXTS === "on" ? publisherClient(settings.DATA_DIR) : undefined;
	let rechecks: NodeJS.Timeout | undefined;

	/** @param manifest its web manifest, as JSON */
	function routes(store: DeskOptions["store"], shell: Page, manifest: string, editorFolder: string) {
		const { app, recheck } = desk({
			store,
			shell,
			manifest,
			words,
			messages,
			languages,
			team,
			codes: codes ?? { send: () => log.warn({}, NO_CODE_SENT) },
			dangersIn: createAlarm(Object.values(languages).map(({ alarmPhrases }) => alarmPhrases)),
			clinics: mainWords.clinics.map(({ name }) => name),
			answers: answerSearch(languages, settings.SITE_URL),
			publisher,
			textsUrl: settings.TEXTS_URL,
			dataFolder: settings.DATA_DIR,
			editorFolder,
			siteUrl: deskOrigin(settings),
			trustedProxies: settings.TRUST_PROXY,
			timeZone: settings.SERVICE_TIME_ZONE,
			unitNames: Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, unit.title])),
			copyTo: settings.NOTIFY_TO,
			promised: settings.OVERDUE_HOURS * HOUR,
			keptDays: settings.RETENTION_DAYS,
			now,
			log,
		});
		rechecks = setInterval(recheck, RECHECK_EVERY).unref();
		// It builds the draft's pages once it is asked for them, and a save that comes meanwhile waits for two builds.
		setTimeout(() => void publisher?.ask("GET", "/api/v1/preview", NOBODY), STARTED).unref();
		return app;
	}

	function open(store: Pick<Store, "signIns">): void {
		// Members who left the team while the service was off are signed out.
		store.signIns
			.signOutAllBut(team.map(({ address }) => address))
			.catch((error) => log.error({ error: errorCode(error) }, "devices not signed out"));
	}

	async function stop(): Promise<void> {
		clearInterval(rechecks);
		await codes?.stop();
	}

	return { routes, open, stop };
}
