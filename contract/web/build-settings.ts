/** The settings written into the built pages; the service refuses to start with other values. */
export interface BuildSettings {
	/** Public origin of the site, for canonical addresses. */
	siteUrl: string;
	/** Public client key the pages send with each request. */
	contactKey: string;
	/** Origin of the service if it is not the site's own; empty otherwise. */
	contactOrigin: string;
}

/** The environment variables they are read from. */
export const BUILD_VARIABLES = ["SITE_URL", "CONTACT_PUBLIC_KEY", "CONTACT_URL"] as const;

/** What pages and service agree on when nothing is set, so that a bare start works. */
export const DEFAULT_SITE_URL = "http://127.0.0.1:4321";
export const DEFAULT_CONTACT_PUBLIC_KEY = "ivf-do-public";
