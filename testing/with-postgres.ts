import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

/** One PostgreSQL for a whole test run; each test takes a database of its own from it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres();
	project.provide("postgresUrl", server.url);
	return server.stop;
}
