/** Starts the service: settings, store, mails, site. */
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messages, site } from "virtual:content";
import { rateLimiter } from "./abuse/rate-limit.ts";
import { createApp } from "./app.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import { reachDatabase } from "./database/reach-database.ts";
import { errorCode } from "./error-code.ts";
import { servicePages } from "./http/pages.tsx";
import { siteServer } from "./http/server.ts";
import { createLog } from "./log.ts";
import { composeMail } from "./mails/compose.tsx";
import { startDeliverer } from "./mails/deliver.ts";
import { fileTransport, smtpTransport } from "./mails/transport.ts";
import { startRetention } from "./privacy/retention.ts";
import { openStore } from "./requests/store.ts";

const SITE_FOLDER = join(import.meta.dirname, "../site");
const SHELL_FILE = join(import.meta.dirname, "../shell/service-shell.html");
const LAST_WORD = 10_000;
// A mail server or database that has fallen silent must not keep the process for ever; what is queued stays queued.
const LONGEST_STOP = 25_000;

const now = () => new Date();

async function start(settings: Settings): Promise<void> {
	const log = createLog();
	// Whatever this process writes holds personal data: for its own account only.
	process.umask(0o077);
	const store = await openStore({
		database: await reachDatabase(settings),
		now,
		randomBytes,
		newId: randomUUID,
		noticeVersion: messages.forms.privacy.version,
		mailDomain: settings.MAIL_FROM.replace(/^.*@|>$/g, ""),
	});
	const transport = settings.SMTP_URL
		? smtpTransport(settings.SMTP_URL)
		: fileTransport(join(settings.DATA_DIR, "mail"), now);
	const composition = { messages, site, from: settings.MAIL_FROM, notifyTo: settings.NOTIFY_TO };
	const deliverer = startDeliverer({
		queue: store.mails,
		send: async (mail) => transport.send(await composeMail(mail, composition)),
		now,
		random: Math.random,
		report: ({ event, ...fields }) => log.info(fields, event),
	});
	const app = createApp({
		store,
		checkStore: store.check,
		onAccepted: deliverer.wake,
		limiter: rateLimiter(settings.RATE_LIMIT, now),
		origins: { siteUrl: settings.SITE_URL, allowed: settings.ALLOWED_ORIGINS },
		publicKey: settings.CONTACT_PUBLIC_KEY,
		trustedProxies: settings.TRUST_PROXY,
		pages: servicePages({
			messages,
			site,
			shell: readFileSync(SHELL_FILE, "utf8"),
			notFound: readFileSync(join(SITE_FOLDER, "404.html"), "utf8"),
			pagesOrigin: settings.CONTACT_URL ? settings.SITE_URL : "",
		}),
		log,
	});
	const server = siteServer(app, SITE_FOLDER);
	const stopRetention = startRetention({ store, days: settings.RETENTION_DAYS, now, log });

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
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), LAST_WORD).unref();
		stopRetention();
		await closed;
		await deliverer.stop();
		transport.close();
		await store.close();
	}

	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => {
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
	await start(readSettings(process.env));
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
