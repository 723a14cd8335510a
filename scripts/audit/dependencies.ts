/** Security advisories on the packages of the lockfile (`npm audit`). */
import type { Dependencies } from "./measured.ts";
import { runProgram } from "./run-program.ts";

/** The parts of npm's JSON that are read here; of a registry that keeps no advisories it is a message alone. */
export interface NpmAudit {
	message?: string;
	vulnerabilities?: Record<string, { severity: string; range: string }>;
	metadata?: { dependencies: { total: number } };
}

/**
 * Asks for advisories on everything the lockfile names.
 * @throws where the registry keeps none, or cannot be reached
 */
export async function auditDependencies(): Promise<Dependencies> {
	const npm = process.env.npm_execpath;
	const args = ["audit", "--json", "--loglevel=error"];
	const { stdout, stderr } = await runProgram(npm ? process.execPath : "npm", npm ? [npm, ...args] : args);
	if (!stdout.includes("{")) throw new Error(`npm audit said nothing: ${stderr.slice(-500)}`);
	return advisories(JSON.parse(stdout.slice(stdout.indexOf("{"))) as NpmAudit);
}

/** @throws where npm could not ask */
export function advisories({ message, vulnerabilities, metadata }: NpmAudit): Dependencies {
	// The message names the registry's address, which is nobody's business.
	if (!vulnerabilities || !metadata)
		throw new Error(`The registry does not answer: ${message?.split(" - ")[0] ?? "no reason given"}.`);
	return {
		audited: metadata.dependencies.total,
		advisories: Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
	};
}
