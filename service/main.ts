/** Starts the service: settings, store, mails, site; and stops it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messages, site } from "virtual:content";
import { createApp } from "./app.ts";
import { mustBeBakedIn, readBaked } from "./baked-settings.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import { lockDataFolder } from "./database/service-lock.ts";
import { MINUTE } from "./durations.ts";
import { errorCode } from "./error-code.ts";
import { builtPage } from "./http/built-page.ts";
import { servicePages } from "./http/pages.tsx";
import { checkReadiness, sharedReadiness } from "./http/readiness.ts";
import { siteServer } from "./http/server.ts";
import { siteFiles } from "./http/site-files.ts";
import { createLog } from "./log.ts";
import { startDeliveries } from "./mails/deliveries.ts";
import { logDelivery } from "./mails/log-delivery.ts";
import { fileTransport, smtpTransport } from "./mails/transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { staySmall } from "./modest-memory.ts";
import { outage } from "./outage.ts";
import { purgeExpired } from "./privacy/retention.ts";
import { startRounds } from "./rounds.ts";
import { openServiceStore } from "./service-store.ts";
import { checkEnvFiles } from "./settings-file.ts";
import { promisedBy } from "./store-settings.ts";
import { trustAuthorities } from "./trust-authorities.ts";

const BUILD_FOLDER = join(import.meta.dirname, "..");
const SITE_FOLDER = join(BUILD_FOLDER, "site");
const SHELL_FOLDER = join(BUILD_FOLDER, "shell");
const SHELL = "service-shell.html";
const NOT_FOUND = "404.html";
const POLICIES_FILE = join(BUILD_FOLDER, "policies.json");
const LAST_WORD = 10_000;
// A mail server or database that has fallen silent must not keep the process for ever; what is queued stays queued.
const LONGEST_STOP = 25_000;

async function start(settings: Settings): Promise<void> {
	mustBeBakedIn(readBaked(BUILD_FOLDER), settings);
	staySmall();
	trustAuthorities(settings.NODE_EXTRA_CA_CERTS);
	const log = createLog();
	// Whatever this process writes holds personal data: for its own account only.
	process.umask(0o077);
	const unlock = settings.DATABASE_URL ? () => {} : lockDataFolder(settings.DATA_DIR);
	const { store, files, now } = await openServiceStore(settings, messages.forms.privacy.version);
	if (!settings.DATA_KEY) log.warn({}, "DATA_KEY is not set: personal data are stored unencrypted");
	const clock = () => performance.now();
	const checkReady = sharedReadiness(() => checkReadiness(store, now), clock);
	const metrics = createMetrics({ store, checkReady, dataFolder: settings.DATA_DIR, now });
	const requestOutage = outage(log, { failing: "request not stored", again: "requests stored again" }, clock);
	const queueOutage = outage(log, { failing: "queue unreachable", again: "queue reachable again" }, clock);
	const deliveries = startDeliveries({
		queue: store.mails,
		transport: (atOnce) => (settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, atOnce) : fileTransport(files)),
		composition: {
			messages,
			site,
			from: settings.MAIL_FROM,
			notifyTo: settings.NOTIFY_TO,
			timeZone: settings.SERVICE_TIME_ZONE,
		},
		now,
		random: Math.random,
		report: (event) => {
			metrics.mail(event);
			if (event.event === "queue reachable again") queueOutage.worked();
			else logDelivery(queueOutage.listening(log), event);
		},
	});
	const policies: Record<string, string> = JSON.parse(readFileSync(POLICIES_FILE, "utf8"));
	const app = createApp({
		store,
		checkStore: checkReady,
		onAccepted: deliveries.wake,
		leastFormTime: settings.FORM_MIN_SECONDS * 1000,
		origins: { siteUrl: settings.SITE_URL, allowed: settings.ALLOWED_ORIGINS },
		publicKey: settings.CONTACT_PUBLIC_KEY,
		trustedProxies: settings.TRUST_PROXY,
		pages: servicePages({
			messages,
			site,
			shell: { html: readFileSync(join(SHELL_FOLDER, SHELL), "utf8"), policy: policies[SHELL] ?? "" },
			notFound: builtPage(SITE_FOLDER, NOT_FOUND, policies[NOT_FOUND] ?? ""),
			pagesOrigin: settings.CONTACT_URL ? settings.SITE_URL : "",
		}),
		log: requestOutage.listening(log),
		observe: (outcome, storeMs) => {
			deliveries.noteRequest();
			// A time is told only where the store took the request.
			if (storeMs !== undefined) requestOutage.worked();
			metrics.request(outcome, storeMs);
		},
	});
	const server = siteServer(app, siteFiles(SITE_FOLDER, policies), settings.SITE_URL.startsWith("https:"));
	const metricsServer =
		settings.METRICS_PORT === undefined
			? undefined
			: startMetricsServer(metrics, settings.METRICS_PORT, settings.METRICS_HOST, log);
	const promised = promisedBy(settings);
	const endRounds = startRounds(
		[
			{ name: "reminders", everyMs: MINUTE, work: () => wakeAfter(store.watch.remind(promised)) },
			{ name: "digest", everyMs: MINUTE, work: () => wakeAfter(store.watch.digest(promised)) },
			{ name: "counts", everyMs: MINUTE, work: store.forgetHits },
			{
				name: "retention",
				everyMs: 60 * MINUTE,
				work: () =>
					purgeExpired({
						store,
						days: settings.RETENTION_DAYS,
						now,
						removeMailFilesBefore: files.removeBefore,
						log,
					}),
			},
		],
		log,
	);

	async function wakeAfter(queued: Promise<number | boolean>): Promise<void> {
		if (await queued) deliveries.wake();
	}

	server.on("error", (error) => {
		process.stderr.write(`${cannotListen(settings, error)}\n`);
		process.exit(1);
	});
	server.listen(settings.PORT, settings.HOST, () => {
		const { port } = server.address() as { port: number };
		const host = settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST;
		process.stdout.write(`Listo: http://${host}:${port}\n`);
	});

	async function stop(): Promise<void> {
		const closed = new Promise((resolve) => server.close(resolve));
		// One that has just got its answer is idle as well.
		const idle = setInterval(() => server.closeIdleConnections(), 100);
		setTimeout(() => server.closeAllConnections(), LAST_WORD).unref();
		metricsServer?.close();
		metricsServer?.closeAllConnections();
		await closed;
		clearInterval(idle);
		await Promise.all([endRounds(), deliveries.stop()]);
		await store.close();
		unlock();
	}

	let stopping = false;
	// A terminal tells the whole group, and whoever started us tells us again: the second must not cut the first short.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			log.info({ signal }, "stopping");
			setTimeout(() => process.exit(1), LONGEST_STOP).unref();
			stop().then(
				() => process.exit(0),
				(error) => {
					log.error({ error: errorCode(error) }, "did not stop cleanly");
					process.exit(1);
				},
			);
		});
	}
}

function cannotListen({ HOST, PORT }: Settings, error: NodeJS.ErrnoException): string {
	if (error.code === "EADDRINUSE") return `El puerto ${PORT} ya está en uso; cierra lo que lo ocupa o cambia PORT.`;
	return `No se puede escuchar en ${HOST}:${PORT} (${error.code}); revisa HOST y PORT.`;
}

try {
	checkEnvFiles(process.execArgv);
	await start(readSettings(process.env));
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
