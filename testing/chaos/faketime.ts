import { globSync } from "node:fs";

/** The library that moves a program's clock (libfaketime, as Debian installs it); undefined if it is not there. */
export function faketimeLibrary(): string | undefined {
	return globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];
}
