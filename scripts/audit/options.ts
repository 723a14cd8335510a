import { parseArgs } from "node:util";
import { ROUTES } from "../../e2e/specified-routes.ts";

const CHECKER_NAMES = ["lighthouse", "vnu", "observatory", "dependencies"] as const;

export type CheckerName = (typeof CHECKER_NAMES)[number];

/** What an audit is asked to do. */
export interface AuditOptions {
	checkers: readonly CheckerName[];
	routes: readonly string[];
	/** Whether it is every route by all checkers, which is what is kept in docs/. */
	complete: boolean;
}

/**
 * Reads `[--only CHECKER]… [/route]…`.
 * @throws TypeError saying in Spanish what is not understood
 */
export function readAuditOptions(args: readonly string[]): AuditOptions {
	const options = { only: { type: "string", multiple: true } } as const;
	const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
	const { only = [] } = values;
	for (const name of only) {
		if (!isChecker(name)) throw new TypeError(`--only ${name}: elige entre ${CHECKER_NAMES.join(", ")}.`);
	}
	for (const route of positionals) {
		if (!route.startsWith("/")) throw new TypeError(`${route}: una ruta empieza con /.`);
	}
	return {
		checkers: only.length > 0 ? CHECKER_NAMES.filter((name) => only.includes(name)) : CHECKER_NAMES,
		routes: positionals.length > 0 ? positionals : ROUTES,
		complete: only.length === 0 && positionals.length === 0,
	};
}

function isChecker(name: string): name is CheckerName {
	return CHECKER_NAMES.some((known) => known === name);
}
