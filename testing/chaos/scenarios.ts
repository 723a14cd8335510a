/** All scenarios, in the order they are run. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Figures } from "../measuring/record.ts";
import { behindNginx } from "./scenarios/behind-nginx.ts";
import { databaseLost } from "./scenarios/database-lost.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { hungProcess } from "./scenarios/hung-process.ts";
import { killedMailing, killedService } from "./scenarios/killed.ts";
import { killedPublisher } from "./scenarios/killed-publisher.ts";
import { mailServerFaults } from "./scenarios/mail-server-faults.ts";
import { oldPrimary } from "./scenarios/old-primary.ts";
import { type Update, updated } from "./scenarios/updated.ts";
import { wantedHours } from "./scenarios/wanted-hours.ts";
import type { Scenario, Trial } from "./trial.ts";

/** What is done, by name; the others are updates. */
const RUNS: Record<string, (trial: Trial) => Promise<Figures>> = {
	"killed-sqlite": killedService,
	"killed-postgres": killedService,
	"killed-mailing": killedMailing,
	"database-lost": databaseLost,
	"old-primary": oldPrimary,
	"full-disk": fullDisk,
	"mail-server-faults": mailServerFaults,
	"killed-publisher": killedPublisher,
	"wanted-hours": wantedHours,
	"hung-process": hungProcess,
	"behind-nginx": behindNginx,
};

const WRITTEN: (Scenario & { update: Update })[] = parse(
	readFileSync(new URL("scenarios.yaml", import.meta.url), "utf8"),
);

export const SCENARIOS: readonly Scenario[] = WRITTEN.map(({ update, ...scenario }) => ({
	...scenario,
	run: RUNS[scenario.name] ?? ((trial) => updated(trial, update)),
}));

/** Those that stand behind the proxies of deploy/. */
export const BEHIND_PROXIES = SCENARIOS.filter(({ behindProxy }) => behindProxy).map(({ name }) => name);
