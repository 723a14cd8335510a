/** All scenarios, in the order they are run. */

import { behindNginx } from "./scenarios/behind-nginx.ts";
import { databaseLost } from "./scenarios/database-lost.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { hungProcess } from "./scenarios/hung-process.ts";
import { KILLED, killedMailing } from "./scenarios/killed.ts";
import { killedPublisher } from "./scenarios/killed-publisher.ts";
import { mailServerFaults } from "./scenarios/mail-server-faults.ts";
import { oldPrimary } from "./scenarios/old-primary.ts";
import { UPDATED } from "./scenarios/updated.ts";
import type { Scenario } from "./trial.ts";

export const SCENARIOS: readonly Scenario[] = [
	...KILLED,
	killedMailing,
	databaseLost,
	oldPrimary,
	fullDisk,
	mailServerFaults,
	killedPublisher,
	hungProcess,
	...UPDATED,
	behindNginx,
];

/** Those that stand behind the proxies of deploy/. */
export const BEHIND_PROXIES = SCENARIOS.slice(-6).map(({ name }) => name);
