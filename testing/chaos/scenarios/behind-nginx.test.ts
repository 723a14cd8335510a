/** Three services on one PostgreSQL behind nginx over TLS, as deploy/nginx.conf says: a browser's journeys, then forms while one is dead. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import { buildWithSettings } from "../../builds/build-with-settings.ts";
import { freePort } from "../../databases/postgres.ts";
import type { Figures } from "../../measuring/record.ts";
import { atOnce, must } from "../../must.ts";
import { signedCertificate } from "../../processes/certificate.ts";
import { startNginx } from "../../processes/proxies.ts";
import { keptRequests } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const SERVICES = 3;

beforeAll(buildForTests, 300_000);
scenario("behind-nginx", behindNginx);

async function behindNginx(trial: Trial): Promise<Figures> {
	const { folder, settings, full } = trial;
	const port = await freePort();
	const SITE_URL = `https://localhost:${port}`;
	const main = buildWithSettings(join(folder, "build"), { siteUrl: SITE_URL });
	const own = { SITE_URL, TRUST_PROXY: "1", FORM_MIN_SECONDS: "0" };
	const running = await atOnce(SERVICES, () => trial.service(own, { main }));
	const hosts = running.map(({ url }) => new URL(url).host);
	const certificate = signedCertificate(folder);
	const { stop } = await startNginx({
		file: "deploy/nginx.conf",
		hosts,
		folder: join(folder, "nginx"),
		certificate,
		port,
	});
	trial.after(stop);
	const environment = {
		CLUSTER_URL: SITE_URL,
		CLUSTER_DATABASE: settings.DATABASE_URL,
		CLUSTER_PIDS: running.map((one) => one.process.pid).join(),
	};
	// Those that look come first: the others end one of the services.
	if (full) await play(["pages/pages.spec", "pages/page-chrome.spec", "--project", "desktop"], environment);
	await play(["--project", "cluster", ...(full ? [] : ["--grep", "@always"])], environment);
	return {
		processes: SERVICES,
		"browser's journeys failed": 0,
		"requests stored": (await keptRequests(settings)).length,
	};
}

/** Plays tests of e2e/ through the proxy. */
async function play(args: readonly string[], environment: Record<string, string>): Promise<void> {
	const program = "node_modules/@playwright/test/cli.js";
	const env = { ...process.env, ...environment };
	const child = spawn(process.execPath, [program, "test", ...args], { env, stdio: ["ignore", "inherit", "inherit"] });
	const [code] = await once(child, "exit");
	must(code === 0, `Journeys failed: ${args.join(" ")}`);
}
