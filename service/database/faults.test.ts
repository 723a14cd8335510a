import { expect, it } from "vitest";
import { hasStoppedServing, isTransient } from "./faults.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });
const sqlite = (errcode: number) => Object.assign(coded("ERR_SQLITE_ERROR"), { errcode });

it.each([
	["a server that is not there", coded("ECONNREFUSED")],
	["a name that nobody knows yet", coded("EAI_AGAIN")],
	["a server that is starting", coded("57P03")],
	["a server with too many connections", coded("53300")],
	["a server that says nothing", new Error("timeout exceeded when trying to connect")],
	["a locked file", sqlite(5)],
	["a full disk", sqlite(13)],
	["an extended code of input or output", sqlite(10 | (3 << 8))],
])("%s passes by itself", (_what, error) => {
	expect(isTransient(error)).toBe(true);
});

it.each([
	["a wrong password", coded("28P01")],
	["a database that is not there", coded("3D000")],
	["a folder that cannot be written", coded("EACCES")],
	["a damaged file", sqlite(11)],
	["a file that is no database", sqlite(26)],
	["a file that cannot be opened", sqlite(14)],
	["anything else", new TypeError("x is undefined")],
])("%s does not", (_what, error) => {
	expect(isTransient(error)).toBe(false);
});

it.each([
	["only reads, as a primary that was replaced", "25006"],
	["is told to shut down", "57P01"],
	["crashes", "57P02"],
	["is starting up or shutting down", "57P03"],
	["has lost the database", "57P04"],
	["closes what is idle", "57P05"],
	["is a pooler that lost its server", "08006"],
	["is a pooler that shuts down", "08P01"],
])("no connection is kept to a server that %s", (_what, code) => {
	expect(hasStoppedServing(coded(code))).toBe(true);
	expect(isTransient(coded(code))).toBe(true);
});

it.each(["57014", "23505", "40001", "40P01", "53100", "25P02", "42P01"])("one is kept after %s", (code) => {
	expect(hasStoppedServing(coded(code))).toBe(false);
});
