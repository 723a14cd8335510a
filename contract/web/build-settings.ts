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
