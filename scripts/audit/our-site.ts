/** The service as visitors meet it: built, running, and behind HTTPS with a certificate made for this run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWithSettings } from "../../testing/build-with-settings.ts";
import { startService } from "../../testing/running-service.ts";
import { buildForTests } from "../build-for-tests.ts";
import { makeCertificate } from "../certificate.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export interface OurSite {
	/** Over HTTPS, as visitors come. */
	url: string;
	/** The service without the TLS proxy, for a checker that does not trust our certificate. */
	behind: string;
	/** File of the certificate, for a checker that can be told to trust it. */
	certificate: string;
	stop: () => Promise<void>;
}

/** Builds where that is due, and starts. */
export async function startOurSite(): Promise<OurSite> {
	await buildForTests();
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-audit-"));
	const certificate = makeCertificate(folder);
	// Told that it is met over HTTPS, it sends what it sends only then.
	const settings = { DATA_DIR: folder, TRUST_PROXY: "1", SITE_URL: "https://localhost" };
	const main = buildWithSettings(join(folder, "build"), { siteUrl: settings.SITE_URL });
	const service = await startService(settings, { main });
	const door = await startTlsProxy(service.url, certificate);
	return {
		url: `https://${door.host}`,
		behind: service.url,
		certificate: certificate.file,
		stop: async () => {
			door.close();
			await service.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
