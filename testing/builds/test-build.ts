/** The build for tests: apart from an operator's `dist/`, and made with the example settings on every machine. */
export const TEST_BUILD = "dist.test";

/** Another of the same sources, whose pages are on one origin and the service on another. */
export const SPLIT_BUILD = {
	folder: `${TEST_BUILD}-split`,
	// Names of this machine, so that the pages are as safe a place for scripts as they are over TLS.
	settings: { SITE_URL: "http://paginas.localhost", CONTACT_URL: "http://servicio.localhost" },
} as const;

export const inTestBuild = (file: string): string => `${TEST_BUILD}/${file}`;
