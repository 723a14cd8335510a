/** What Prometheus and Grafana are given, held against what the service really exposes. */
import { readFileSync } from "node:fs";
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { MIN_DISK } from "../../cli/diagnostics/machine-checks.ts";
import { DAY } from "../../service/durations.ts";
import { OLDEST_PENDING_MAIL } from "../../service/http/readiness.ts";
import { createMetrics } from "../../service/metrics/metrics.ts";

interface Rule {
	alert: string;
	expr: string;
	for?: string;
	labels: { severity: string };
	annotations: { summary: string; description: string };
}

interface Panel {
	title: string;
	gridPos: { x: number; y: number; w: number; h: number };
	targets: { expr: string }[];
}

/** One name in an expression: what it is restricted to, and the aggregations it stands in, outermost first. */
interface Selector {
	name: string;
	matchers: Record<string, string[]>;
	inside: string[];
}

const { groups } = parse(readFileSync("deploy/prometheus-alerts.yml", "utf8")) as {
	groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync("deploy/grafana-dashboard.json", "utf8"));
const panels: Panel[] = dashboard.panels;

const EXPRESSIONS = [
	...rules.map(({ alert, expr }) => [alert, expr] as const),
	...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Values of each label by series name, and each family's type and help, from a service that has just started. */
let exposed: Map<string, Record<string, Set<string>>>;
let shared: Set<string>;
let counters: Set<string>;

/** As much of a store as the metrics ask, empty. */
const STORE = {
	figures: {
		status: async () => ({
			unanswered: 0,
			overdue: 0,
			held: 0,
			pendingMails: 0,
			failedMails: 0,
			oldestPendingMail: undefined,
			pendingReceipts: 0,
			lostMails: 0,
		}),
		lastRequest: async () => undefined,
	},
	backups: { last: async () => undefined },
	clock: { jump: async () => undefined },
};

beforeAll(async () => {
	const metrics = createMetrics({
		store: () => STORE,
		checkReady: async () => {},
		dataFolder: ".",
		now: () => new Date(),
	});
	const text = await metrics.text();
	// Of Prometheus itself, and of its blackbox exporter, which asks as a visitor does.
	exposed = new Map([
		["up", {}],
		["probe_ssl_earliest_cert_expiry", {}],
	]);
	for (const [, name = "", labels = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
		const values = exposed.get(name) ?? {};
		for (const [, label = "", value = ""] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
			values[label] = (values[label] ?? new Set()).add(value);
		}
		exposed.set(name, values);
	}
	const names = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name as string));
	shared = names(/^# HELP (\w+) .*take the max/gm);
	counters = names(/^# TYPE (\w+) counter/gm);
});

function selectorsOf(expression: string): Selector[] {
	const text = expression.replaceAll("$job", "ivf-do");
	const textOf = (node: SyntaxNode) => text.slice(node.from, node.to);
	const found: Selector[] = [];
	parser.parse(text).iterate({
		enter: (cursor) => {
			if (cursor.type.isError) throw new Error(`«${expression}» is no PromQL at ${cursor.from}`);
			if (cursor.name !== "VectorSelector") return;
			const matchers: Selector["matchers"] = {};
			for (const [, label = "", value = ""] of textOf(cursor.node).matchAll(/(\w+)!?=~?"([^"]*)"/g)) {
				matchers[label] = [...(matchers[label] ?? []), value];
			}
			const inside: string[] = [];
			for (let node = cursor.node.parent; node; node = node.parent) {
				if (["AggregateExpr", "FunctionCall"].includes(node.name))
					inside.unshift(textOf(node).match(/^\w+/)?.[0] ?? "");
			}
			found.push({ name: textOf(cursor.node).match(/^\w+/)?.[0] ?? "", matchers, inside });
		},
	});
	return found;
}

describe.each(EXPRESSIONS)("%s: %s", (_where, expression) => {
	it("asks only for what the service exposes, by labels and values that it has", () => {
		const selectors = selectorsOf(expression);
		expect(selectors.length).toBeGreaterThan(0);
		for (const { name, matchers } of selectors) {
			const labels = exposed.get(name);
			expect(labels, name).toBeDefined();
			for (const [label, values] of Object.entries(matchers)) {
				if (label === "job") expect(values).toEqual([name.startsWith("probe_") ? "ivf-do-web" : "ivf-do"]);
				else for (const value of values) expect(labels?.[label], `${name}{${label}}`).toContain(value);
			}
		}
	});

	it("stays true with several processes", () => {
		for (const { name, inside } of selectorsOf(expression)) {
			if (shared.has(name)) expect(inside.at(-1), name).toBe("max");
			if (counters.has(name)) expect(inside.at(-1), name).toMatch(/^(rate|increase)$/);
			if (counters.has(name) && name.startsWith("contact_")) expect(inside.at(-2), name).toBe("sum");
		}
	});
});

describe("the alert rules", () => {
	it("are written as Prometheus reads them, each once, with what to do", () => {
		expect(groups.map(({ name }) => name)).toEqual(["ivf-do"]);
		expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
		for (const rule of rules) {
			expect(
				Object.keys(rule).filter((key) => !["alert", "expr", "for", "labels", "annotations"].includes(key)),
			).toEqual([]);
			expect(rule.alert).toMatch(/^IvfDo[A-Z][a-zA-Z]+$/);
			expect(rule.for ?? "1m").toMatch(/^\d+[mhd]$/);
			expect(["warning", "critical"]).toContain(rule.labels.severity);
			expect(rule.annotations.summary.length).toBeGreaterThan(20);
			expect(rule.annotations.description.length).toBeGreaterThan(20);
		}
	});

	it("name every number that means trouble", () => {
		const named = new Set(rules.flatMap(({ expr }) => selectorsOf(expr).map(({ name }) => name)));
		expect([...named].sort()).toEqual([
			"contact_clock_jump_seconds",
			"contact_data_disk_available_bytes",
			"contact_last_backup_timestamp_seconds",
			"contact_last_request_timestamp_seconds",
			"contact_mails_lost",
			"contact_mails_oldest_seconds",
			"contact_mails_total",
			"contact_ready",
			"contact_requests_overdue",
			"contact_requests_total",
			"probe_ssl_earliest_cert_expiry",
			"up",
		]);
	});

	it("speak up before the service itself gives up, and the day after a backup is missed", () => {
		const threshold = (alert: string) => {
			const [, sum = ""] = rules.find((rule) => rule.alert === alert)?.expr.match(/[<>] ([\d e*]+)$/) ?? [];
			return sum.split("*").reduce((product, factor) => product * Number(factor), 1);
		};
		expect(threshold("IvfDoCorreosNoSalen") * 1000).toBeLessThan(OLDEST_PENDING_MAIL);
		expect(threshold("IvfDoDiscoLleno")).toBe(MIN_DISK.fault);
		expect(threshold("IvfDoDiscoCasiLleno")).toBe(MIN_DISK.warning);
		expect(threshold("IvfDoSinSolicitudes") * 1000).toBe(2 * DAY);
		expect(threshold("IvfDoCertificadoVence") * 1000).toBe(14 * DAY);
		expect(threshold("IvfDoCopiaVieja") * 1000).toBeGreaterThan(DAY);
		expect(threshold("IvfDoCopiaVieja") * 1000).toBeLessThan(2 * DAY);
	});
});

describe("the guide", () => {
	it("sets up every scrape job that the rules name", () => {
		const guide = readFileSync("docs/guia-de-despliegue.md", "utf8");
		for (const job of ["ivf-do", "ivf-do-web"]) expect(guide).toContain(`  - job_name: ${job}\n`);
	});
});

describe("the dashboard", () => {
	it("shows every number of the service, in panels that do not overlap", () => {
		const shown = new Set(
			panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => selectorsOf(expr))).map(({ name }) => name),
		);
		const ours = [...exposed.keys()].filter((name) => /^contact_/.test(name) && !/_(sum|count)$/.test(name));
		expect(ours.filter((name) => !shown.has(name))).toEqual(["contact_store_up"]);
		const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
			Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
		);
		expect(new Set(cells).size).toBe(cells.length);
		for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
	});

	it("can be imported: a title, a source to choose, and a panel for each id", () => {
		expect(dashboard).toMatchObject({ title: "Grupo ivf.do", uid: "ivf-do", schemaVersion: expect.any(Number) });
		expect(dashboard.templating.list.map(({ name }: { name: string }) => name)).toEqual(["datasource", "job"]);
		expect(new Set(dashboard.panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
	});
});
