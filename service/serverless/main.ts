/** The service as a function, on PostgreSQL: one bundled file with the default `fetch` that Deno and others call. */
import { randomUUID } from "node:crypto";
import process from "node:process";
import { languages } from "virtual:content";
import { eachLanguage } from "../../contract/languages.ts";
import { composition, deskUrl, noticeVersions } from "../compose-options.ts";
import { upToDate } from "../database/migrate.ts";
import { postgresDatabase } from "../database/postgres/postgres.ts";
import { servicePages } from "../http/forms/pages.tsx";
import { mailSender } from "../mail/deliveries.ts";
import { SHORT_TIMEOUTS, smtpTransport } from "../mail/transport.ts";
import { slaTerms, storeBySettings } from "../store-options.ts";
import { plainShell } from "../web/shell-pages.ts";
import { handler } from "./handler.ts";
import { atOneAddress, memoizeOpen, readServerlessSettings } from "./platform.ts";
import { runScheduledJobs } from "./scheduled/scheduled-run.ts";

// Many instances share one server; within one, requests share their commits.
const MAX_CONNECTIONS = 3;
// As many as mails are in flight at once.
const MAIL_CONNECTIONS = 4;

const settings = readServerlessSettings(process.env);
// A function has no desk: one process of the service may have it (docs/serverless.md).
const desk = settings.DESK_URL && deskUrl(settings);
const now = () => new Date();
/** Logs one JSON object a line on the console, which is the log of such platforms. */
const write = (level: string) => (fields: Record<string, unknown>, msg: string) => {
	// biome-ignore lint/suspicious/noConsole: the console is the log here
	console.log(JSON.stringify({ level, time: now().toISOString(), ...fields, msg }));
};
const log = { info: write("info"), warn: write("warn"), error: write("error") };
if (!settings.DATA_KEY) log.warn({}, "DATA_KEY is not set: personal data are stored unencrypted");

const store = memoizeOpen(async () => {
	const database = await upToDate(postgresDatabase(settings.DATABASE_URL, MAX_CONNECTIONS));
	return await storeBySettings(settings, { database, now, newId: randomUUID, noticeVersions });
});

const answer = handler({
	store,
	runScheduledJobs: (opened) =>
		runScheduledJobs(opened, {
			slaTerms: slaTerms(settings),
			retentionDays: settings.RETENTION_DAYS,
			transport: async () => {
				const SMTP_URL = await atOneAddress(settings.SMTP_URL);
				return smtpTransport({ ...settings, SMTP_URL }, MAIL_CONNECTIONS, SHORT_TIMEOUTS);
			},
			send: (transport, mail) => mailSender(transport, composition(settings, desk))(mail),
			now,
			random: Math.random,
			log,
		}),
	jobsKey: settings.JOBS_KEY,
	minFormTime: settings.FORM_MIN_SECONDS * 1000,
	origins: { siteUrl: settings.SITE_URL, allowed: settings.ALLOWED_ORIGINS },
	publicKey: settings.CONTACT_PUBLIC_KEY,
	trustedProxies: settings.TRUST_PROXY,
	pages: eachLanguage(languages, (words) =>
		servicePages({ words, shell: plainShell(words.language, settings.SITE_URL), pagesOrigin: settings.SITE_URL }),
	),
	log,
});

// biome-ignore lint/style/noDefaultExport: the form in which such platforms look for a handler
export default { fetch: answer };
