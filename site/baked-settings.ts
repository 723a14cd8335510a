import { DEFAULT_CONTACT_PUBLIC_KEY, DEFAULT_SITE_URL } from "../contract/defaults.ts";

/** The settings that become part of the built pages; changing one of them makes a rebuild due. */
export interface BakedSettings {
	/** Public origin of the site, for canonical addresses. */
	siteUrl: string;
	/** Public client key the pages send with each request. */
	contactKey: string;
	/** Origin of the service where it is not the site's own; empty otherwise. */
	contactOrigin: string;
}

/** The environment variables behind the baked settings. */
export const BAKED_VARIABLES = ["SITE_URL", "CONTACT_PUBLIC_KEY", "CONTACT_URL"] as const;

/**
 * Reads the baked settings; an empty variable counts as unset.
 * @throws TypeError if an address is not a URL (the service's own check says so in more words)
 */
export function bakedSettings(environment: Record<string, string | undefined>): BakedSettings {
	const [siteUrl, contactKey, contactUrl] = BAKED_VARIABLES.map((name) => environment[name]);
	return {
		siteUrl: new URL(siteUrl || DEFAULT_SITE_URL).origin,
		contactKey: contactKey || DEFAULT_CONTACT_PUBLIC_KEY,
		contactOrigin: contactUrl ? new URL(contactUrl).origin : "",
	};
}
