/** The publisher's door: a socket in the data folder, which the service alone is let in by. */
import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Author } from "./git.ts";
import { asRefused, Refused } from "./refused.ts";

/** A request, with the member whom the service has made sure of. */
export interface Said {
	Variables: { member: Author };
}

export const ODD = "El editor pidió algo que aquí no se entiende; recarga la página.";

/** What answers at the door, with each refusal in Spanish. */
export function createDoor() {
	const door = new Hono<Said>();
	door.onError((error, c) => {
		const { status, message } = asRefused(error);
		return c.json({ message }, status as ContentfulStatusCode);
	});
	door.notFound((c) => c.json({ message: "No existe." }, 404));
	door.use(async (c, next) => {
		try {
			c.set("member", JSON.parse(decodeURIComponent(c.req.header("x-member") ?? "")));
		} catch {
			throw new Refused(400, ODD);
		}
		await next();
	});
	return door;
}

export async function listenAt(socket: string, { fetch }: ReturnType<typeof createDoor>): Promise<Server> {
	const server = createAdaptorServer({ fetch }) as Server;
	// What a killed publisher left; a living one is found by its lock.
	rmSync(socket, { force: true });
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socket, resolve));
	return server;
}
