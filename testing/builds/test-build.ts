/**
 * Where what tests and measures has its build: apart from `dist/`, which an operator may be about to put online, and made
 * with the example settings, whatever this machine's environment says.
 */
export const TEST_BUILD = "dist.test";

/** Another of the same sources, whose pages are on one origin and the service on another. */
export const SPLIT_BUILD = {
	folder: `${TEST_BUILD}-split`,
	// Names of this machine, so that the pages are as safe a place for scripts as they are over TLS.
	settings: { SITE_URL: "http://paginas.localhost", CONTACT_URL: "http://servicio.localhost" },
} as const;

/** Path of a file of that build. */
export const inTestBuild = (file: string): string => `${TEST_BUILD}/${file}`;
