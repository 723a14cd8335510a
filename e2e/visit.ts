/** What tests stand on that only look at pages: a worker's service, since none leaves anything behind. */
import { expect } from "@playwright/test";
import type { RunningService } from "../testing/running-service.ts";
import { USUAL, test as withSharedBackend } from "./backend.ts";
import { ARTICLE_ROUTES } from "./content.ts";
import { ROUTES } from "./specified-routes.ts";

/** Services that run already, behind one address (`npm run chaos -- behind-nginx`). */
const CLUSTER_URL = process.env.CLUSTER_URL;

export const test = withSharedBackend.extend<{ service: Pick<RunningService, "url" | "log"> }>({
	service: async ({ sharedBackend }, use) => {
		if (CLUSTER_URL) return await use({ url: CLUSTER_URL, log: [] });
		const { service, stored } = await sharedBackend(USUAL);
		await use(service);
		expect(stored(), "what sends something stands on journey.ts, which leaves nothing to the next test").toEqual([]);
	},
	baseURL: async ({ service }, use) => use(service.url),
});

export { expect };

/** Every page a visitor can come to, with those that are in no menu. */
export const EVERY_ROUTE = [
	...ROUTES,
	// The newest stands for all: they have one layout.
	...ARTICLE_ROUTES.slice(0, 1),
	"/business-intelligence",
	"/solicitar-acceso/caso-primer-tablero",
	"/solicitud-recibida",
] as const;

/** The windows that pages are looked at in. */
export const PHONE_SIZE = { width: 390, height: 844 };
export const DESK_SIZE = { width: 1440, height: 900 };
