/** What pages may weigh at most, in bytes; `page-budgets.yaml` beside it says of what that is the sum. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Budgets = Record<string, (string | number)[]>;

const { parts, ...budgets }: Record<"html" | "visit" | "next", Budgets> & { parts: Record<string, number> } = parse(
	readFileSync(new URL("page-budgets.yaml", import.meta.url), "utf8"),
);

/** What a page may weigh. @param route its path; pages that no route leads to are like most of the others */
export function pageBudget(route: string) {
	const sum = (of: Budgets) =>
		(of[route] ?? of.usual ?? []).reduce<number>((all, part) => all + Number(parts[part] ?? part), 0);
	return { html: sum(budgets.html), visit: sum(budgets.visit), next: sum(budgets.next) };
}

/** Says by how much something is over its budget; undefined if it keeps it. Both in bytes. */
export const overBudget = (what: string, bytes: number, most: number): string | undefined =>
	bytes > most ? `${what}: ${bytes} bytes, at most ${most}, ${bytes - most} over` : undefined;
