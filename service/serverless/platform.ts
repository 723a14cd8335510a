/** What the service needs on a platform that runs functions, and Node alone has no need of; its settings there. */
import { lookup as systemLookup } from "node:dns/promises";
import * as v from "valibot";
import { secret } from "../settings/setting-rules.ts";
import { type Environment, readBy, settingsSchema } from "../settings/settings.ts";

const serverlessSchema = v.object({
	...settingsSchema.entries,
	// Such a platform keeps no files: requests and mails have nowhere else to go.
	DATABASE_URL: v.optional(settingsSchema.entries.DATABASE_URL.wrapped, ""),
	SMTP_URL: v.optional(settingsSchema.entries.SMTP_URL.wrapped, ""),
	JOBS_KEY: v.optional(secret(32), ""),
});

type ServerlessSettings = v.InferOutput<typeof serverlessSchema>;

export const readServerlessSettings = (environment: Environment): ServerlessSettings =>
	readBy(serverlessSchema, environment);

/** Opens once. A rejection is not kept: an instance may outlive a fault of its database. */
export function memoizeOpen<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
	let opened: Promise<Opened> | undefined;
	return () => {
		opened ??= open().catch((error) => {
			opened = undefined;
			throw error;
		});
		return opened;
	};
}

type Lookup = (host: string, options: { family: 0 | 4 }) => Promise<{ address: string }>;

/** Puts an IP address for the mail server's name, still checked: Deno 2.1 and 2.2 hang, up to 2.7.7 may send in clear (CVE-2026-44726). */
export async function atOneAddress(url: string, lookup: Lookup = systemLookup): Promise<string> {
	const server = new URL(url);
	if (server.protocol !== "smtps:") return url;
	const name = server.hostname;
	const { address } = await lookup(name, { family: 4 }).catch(() => lookup(name, { family: 0 }));
	server.hostname = address.includes(":") ? `[${address}]` : address;
	if (!server.searchParams.has("tls.servername")) server.searchParams.set("tls.servername", name);
	return server.href;
}
