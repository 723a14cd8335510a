import { parseArgs } from "node:util";
import { ROUTES } from "../../e2e/specified-routes.ts";

const CHECKER_NAMES = ["lighthouse", "vnu", "observatory", "dependencies"] as const;

export type CheckerName = (typeof CHECKER_NAMES)[number];

/** What an audit is asked to do. */
export interface AuditOptions {
	checkers: readonly CheckerName[];
	/** Routes of ours; of each other address when there are any. */
	routes: readonly string[];
	/** Addresses to measure in place of ours. */
	others: readonly string[];
	/** Whether it is all of ours by all checkers, which is what is kept in docs/. */
	complete: boolean;
}

/**
 * Reads `[--only CHECKER]… [--url ADDRESS]… [/route]…`.
 * @throws TypeError saying in Spanish what is not understood
 */
export function readAuditOptions(args: readonly string[]): AuditOptions {
	const options = { only: { type: "string", multiple: true }, url: { type: "string", multiple: true } } as const;
	const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
	const { only = [], url: others = [] } = values;
	for (const name of only) {
		if (!isChecker(name)) throw new TypeError(`--only ${name}: elige entre ${CHECKER_NAMES.join(", ")}.`);
	}
	for (const other of others) {
		if (!/^https?:$/.test(URL.parse(other)?.protocol ?? ""))
			throw new TypeError(`--url ${other}: no es una dirección.`);
	}
	for (const route of positionals) {
		if (!route.startsWith("/")) throw new TypeError(`${route}: una ruta empieza con /.`);
	}
	if (others.length > 0 && only.length > 0 && only.every((name) => name === "dependencies")) {
		throw new TypeError("--only dependencies: se revisan las nuestras; va sin --url.");
	}
	return {
		checkers: only.length > 0 ? CHECKER_NAMES.filter((name) => only.includes(name)) : CHECKER_NAMES,
		routes: positionals.length > 0 || others.length > 0 ? positionals : ROUTES,
		others,
		complete: only.length === 0 && others.length === 0 && positionals.length === 0,
	};
}

/** The foreign addresses to measure: each as given, or each of the routes on it. */
export function addressesToMeasure({ others, routes }: Pick<AuditOptions, "others" | "routes">): string[] {
	if (routes.length === 0) return others.map((other) => new URL(other).href);
	return others.flatMap((other) => routes.map((route) => new URL(route, other).href));
}

function isChecker(name: string): name is CheckerName {
	return CHECKER_NAMES.some((known) => known === name);
}
