/** The service as visitors meet it: built, running, and behind HTTPS with a certificate made for this run. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "../../testing/running-service.ts";
import { build } from "../build.ts";
import { makeCertificate } from "./certificate.ts";
import { openFrontDoor } from "./front-door.ts";

export interface OurSite {
	/** Over HTTPS, as visitors come. */
	url: string;
	/** `localhost` and its port. */
	host: string;
	/** Past the door over HTTP, for a checker that knows no certificate of ours. */
	behind: string;
	/** File of the certificate, for a checker that can be told to trust it. */
	certificate: string;
	stop: () => Promise<void>;
}

/** Builds where that is due, and starts. */
export async function startOurSite(): Promise<OurSite> {
	await build();
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-audit-"));
	const certificate = makeCertificate(folder);
	const service = await startService({ DATA_DIR: folder, TRUST_PROXY: "1" });
	const door = await openFrontDoor(service.url, certificate, headersOfProxy());
	return {
		url: `https://${door.host}`,
		host: door.host,
		behind: service.url,
		certificate: certificate.file,
		stop: async () => {
			door.close();
			await service.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The headers that deploy/ has its proxy add to every answer. */
function headersOfProxy(): Record<string, string> {
	const lines = readFileSync("deploy/Caddyfile", "utf8").matchAll(/^\s*header ([A-Z][\w-]+) "([^"]+)"$/gm);
	return Object.fromEntries(Array.from(lines, ([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
