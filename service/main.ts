/** Starts the service: settings, store, mails, site; and stops it. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { desk as deskWords, languages, messages, site } from "virtual:content";
import { eachLanguage, languagePath } from "../contract/languages.ts";
import { securityText } from "../contract/web/security-text.ts";
import { createApp } from "./app.ts";
import { startBackgroundWork } from "./background-work.ts";
import { noticeVersions } from "./compose-options.ts";
import { lockDataFolder } from "./database/service-lock.ts";
import { startDesk } from "./desk/start-desk.ts";
import { SECOND } from "./durations.ts";
import { connectionsWithin, openFileLimit, watchConnections } from "./http/connections.ts";
import { servicePages } from "./http/forms/pages.tsx";
import { watchProxies } from "./http/proxies.ts";
import { checkReadiness, sharedReadiness } from "./http/readiness.ts";
import { siteServer } from "./http/server.ts";
import { keepBuild } from "./http/static/earlier-builds.ts";
import { builtPage, siteFiles } from "./http/static/site-files.ts";
import { createMetrics, startMetricsServer } from "./metrics/metrics.ts";
import { openWithRetry } from "./open-with-retry.ts";
import { errorCode } from "./process/error-code.ts";
import { createLog, type Log } from "./process/log.ts";
import { cannotListen, started } from "./process/start-notice.ts";
import { inheritedSocket, notifyReady, startWatchdog } from "./process/systemd.ts";
import { trustAuthorities } from "./process/trust-authorities.ts";
import { requestLabels } from "./request-labels.ts";
import { openServiceStore } from "./service-store.ts";
import { checkBuildSettings, readBuildSettings } from "./settings/build-settings.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { checkEnvFiles } from "./settings/settings-file.ts";
import type { ProxyFault } from "./store/clock.ts";
import { plainShell } from "./web/shell-pages.ts";

const BUILD_FOLDER = join(import.meta.dirname, "..");
const SITE_FOLDER = join(BUILD_FOLDER, "site");
const SHELL_FOLDER = join(BUILD_FOLDER, "shell");
const SHELL = "service-shell.html";
const NOT_FOUND = "404.html";
// How many connections wait at systemd's socket while the service restarts.
const LISTEN_BACKLOG = 4096;
// A mail server or database that has fallen silent must not keep the process for ever; what is queued stays queued.
const STOP_TIMEOUT = 25_000;

async function start(settings: Settings): Promise<void> {
	checkBuildSettings(readBuildSettings(BUILD_FOLDER), settings);
	limitHeapGrowth();
	trustAuthorities(settings.NODE_EXTRA_CA_CERTS);
	const log = createLog();
	// Whatever this process writes holds personal data: for its own account only.
	process.umask(0o077);
	const unlock = settings.DATABASE_URL ? () => {} : lockDataFolder(settings.DATA_DIR);
	if (!settings.DATA_KEY) log.warn({}, "DATA_KEY is not set: personal data are stored unencrypted");
	const now = () => new Date();
	const clock = () => performance.now();
	let work: ReturnType<typeof startBackgroundWork> | undefined;
	let stopping = false;
	const openedStore = () => retried.get().store;
	const checkReady = sharedReadiness(async () => await checkReadiness(openedStore(), now), clock);
	const metrics = createMetrics({ store: openedStore, checkReady, dataFolder: settings.DATA_DIR, now });
	const desk = settings.DESK === "on" ? startDesk(settings, log) : undefined;
	const retried = await openWithRetry(
		() => openServiceStore(settings, noticeVersions, requestLabels(messages, deskWords.inbox)),
		(opened) => {
			work = startBackgroundWork(opened, settings, metrics, log);
			desk?.open(opened.store);
		},
		log,
	);
	const policies: Record<string, string> = JSON.parse(readFileSync(join(BUILD_FOLDER, "policies.json"), "utf8"));
	const shell = (name: string) => ({
		html: readFileSync(join(SHELL_FOLDER, name), "utf8"),
		policy: policies[name] ?? "",
	});
	const hasPages = settings.PAGES === "on";
	const pages = eachLanguage(languages, (words) => {
		const fileOf = (name: string) => languagePath(words.language, `/${name}`).slice(1);
		const pagesOrigin = settings.CONTACT_URL ? settings.SITE_URL : "";
		if (!hasPages) return servicePages({ words, shell: plainShell(words.language, settings.SITE_URL), pagesOrigin });
		const notFound = builtPage(SITE_FOLDER, fileOf(NOT_FOUND), policies[fileOf(NOT_FOUND)] ?? "");
		return servicePages({ words, shell: shell(fileOf(SHELL)), notFound, pagesOrigin });
	});
	const app = createApp({
		hasPages,
		store: openedStore,
		securityText: () => securityText(site.email, settings.SITE_URL, now()),
		desk: desk?.routes(
			openedStore,
			shell("desk-shell.html"),
			readFileSync(join(SHELL_FOLDER, "desk.webmanifest"), "utf8"),
			join(BUILD_FOLDER, "editor"),
		),
		checkStore: checkReady,
		isStopping: () => stopping,
		onAccepted: () => work?.wake(),
		minFormTime: settings.FORM_MIN_SECONDS * SECOND,
		origins: { siteUrl: settings.SITE_URL, allowed: settings.ALLOWED_ORIGINS },
		publicKey: settings.CONTACT_PUBLIC_KEY,
		trustedProxies: settings.TRUST_PROXY,
		pages,
		log,
		observe: (outcome, storeMs, withheld) => {
			work?.noteRequest();
			metrics.request(outcome, storeMs, withheld);
		},
	});
	const server = siteServer(
		app,
		siteFiles(SITE_FOLDER, policies, earlierBuilds(settings, log), hasPages),
		settings.SITE_URL.startsWith("https:"),
		Object.values(pages).map(({ receivedPath }) => receivedPath),
		settings.KEEP_ALIVE_SECONDS * SECOND,
	);
	const { TRUST_PROXY } = settings;
	const noteProxies = async (fault: ProxyFault, first: boolean) => {
		if (first) log.warn({ fault, TRUST_PROXY }, "TRUST_PROXY does not fit the proxies that requests pass");
		await openedStore().proxies.note(TRUST_PROXY, fault);
	};
	watchProxies(server, TRUST_PROXY, noteProxies, clock);
	const stopServing = watchConnections(server, connectionsWithin(openFileLimit(), log));
	const metricsServer =
		settings.METRICS_PORT === undefined
			? undefined
			: startMetricsServer(metrics, settings.METRICS_PORT, settings.METRICS_HOST, log);
	server.on("error", (error) => {
		process.stderr.write(`${cannotListen(settings, error)}\n`);
		process.exit(1);
	});
	const fd = inheritedSocket(process.env, process.pid);
	server.listen(
		fd === undefined ? { port: settings.PORT, host: settings.HOST } : { fd, backlog: LISTEN_BACKLOG },
		() => {
			const { address, port } = server.address() as AddressInfo;
			const host = address.includes(":") ? `[${address}]` : address;
			process.stdout.write(started(`http://${host}:${port}`, settings));
			const notTold = (error: unknown) => log.error({ error: errorCode(error) }, "systemd not told");
			notifyReady(process.env).catch(notTold);
			startWatchdog(process.env, process.pid, notTold);
		},
	);

	async function stop(): Promise<void> {
		// Until the proxies know of it.
		await wait(settings.DRAIN_SECONDS * SECOND);
		metricsServer?.close();
		metricsServer?.closeAllConnections();
		await stopServing();
		await Promise.all([work?.stop(), desk?.stop()]);
		await retried.close();
		unlock();
	}

	// Who started this process and would start it anew is gone (scripts/start/).
	process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
	// A signal may come twice, from the terminal and from the parent process: the second must not cut the stop short.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			log.info({ signal }, "stopping");
			setTimeout(() => process.exit(1), settings.DRAIN_SECONDS * SECOND + STOP_TIMEOUT).unref();
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

/** Makes V8 collect garbage earlier, which costs little; it lets a heap triple. With a hard limit a process would be ended. */
function limitHeapGrowth(): void {
	setFlagsFromString("--heap-growing-percent=20");
	// New objects keep the room they have after the start.
	setFlagsFromString("--semi-space-growth-factor=1");
}

/** Without them the service serves as well: a tab from before an update then sends its forms without script. */
function earlierBuilds({ DATA_DIR }: Settings, log: Log): string[] {
	try {
		return keepBuild(SITE_FOLDER, DATA_DIR, new Date());
	} catch (error) {
		log.warn({ error: errorCode(error) }, "files of earlier builds not kept");
		return [];
	}
}

try {
	checkEnvFiles(process.execArgv);
	await start(readSettings(process.env));
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
