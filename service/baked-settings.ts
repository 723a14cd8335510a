import type { Settings } from "./config.ts";

/** What the build wrote into the pages, as `dist/baked.json` has it. */
export interface BakedIn {
	siteUrl: string;
	contactKey: string;
	contactOrigin: string;
}

/**
 * Names the settings that the pages were built with other values of. Their forms would be refused, or go elsewhere.
 */
export function bakedOtherwise(baked: BakedIn, settings: Settings): string[] {
	const pairs = {
		SITE_URL: [baked.siteUrl, settings.SITE_URL],
		CONTACT_PUBLIC_KEY: [baked.contactKey, settings.CONTACT_PUBLIC_KEY],
		CONTACT_URL: [baked.contactOrigin, settings.CONTACT_URL ?? ""],
	};
	return Object.entries(pairs).flatMap(([name, [inPages, now]]) => (inPages === now ? [] : name));
}
