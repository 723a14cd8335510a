/**
 * Where what tests and measures has its build: apart from `dist/`, which an operator may be about to put online, and made
 * with the example settings, whatever this machine's environment says.
 */
export const TEST_BUILD = "dist.test";

/** Path of a file of that build. */
export const inTestBuild = (file: string): string => `${TEST_BUILD}/${file}`;
