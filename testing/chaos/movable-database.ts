import { newDatabase, startPostgres } from "../databases/postgres.ts";
import { forwardTo } from "../processes/tcp-forwarder.ts";
import type { Trial } from "./trial.ts";

/** A trial's database on a server of its own, at an address that can lead to another server. */
export async function movableDatabase({ after, settings }: Trial, name: string) {
	const server = await startPostgres();
	after(server.stop);
	const address = new URL(await newDatabase(server.url, name));
	const forwarder = await forwardTo(Number(address.port));
	after(forwarder.close);
	address.port = String(forwarder.port);
	settings.DATABASE_URL = address.href;
	return { server, forwarder };
}
