/** What tests stand on that start the built service themselves, and run the commands beside it. */
import { execFile } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { post } from "../../testing/chaos/callers.ts";
import { test as base, expect } from "../fixtures/backend.ts";

export const test = base.extend<{ folder: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	folder: async ({}, use) => {
		using folder = mkdtempDisposableSync(join(tmpdir(), "ivf-do-service-"));
		await use(folder.path);
	},
});

export { expect };

export const REQUEST = { type: "patient", name: "Ana Núñez", email: "ana@example.com", country: "PR" };

/** @returns the answer's status and, if it was stored, what the service calls it */
export const send = (url: string) => post(url, JSON.stringify(REQUEST));

/** Sends a request that is stored. @returns what the service calls it */
export const ask = async (url: string) => (await send(url)).reference as string;

export const COMMAND = inTestBuild("service/contacts.js");

export const environment = (folder: string) => ({ PATH: process.env.PATH, DATA_DIR: folder });

/** Runs a command as staff would, and resolves with all it said. */
export const contacts = async (folder: string, ...args: string[]) => await command(environment(folder), ...args);

/** The same with other settings. */
export async function command(
	env: NodeJS.ProcessEnv,
	...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
	try {
		const said = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
		return { code: 0, ...said };
	} catch (error) {
		return error as { code: number; stdout: string; stderr: string };
	}
}
