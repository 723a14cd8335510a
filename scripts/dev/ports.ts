/** Where the live pages, their service and the gallery are served, beside each other. */
import { once } from "node:events";
import { createServer } from "node:net";

export const PAGES_PORT = 4321;
export const GALLERY_PORT = 4330;

/** @param pages port of the pages, which pass requests on */
export const servicePort = (pages: number): number => pages + 1;

/** Whether nobody listens there yet. */
export async function isFree(port: number, host: string): Promise<boolean> {
	const server = createServer();
	try {
		server.listen(port, host);
		await once(server, "listening");
		return true;
	} catch (error) {
		// Any other error is for the server itself to tell.
		return (error as NodeJS.ErrnoException).code !== "EADDRINUSE";
	} finally {
		server.close();
	}
}
