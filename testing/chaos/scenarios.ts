/** All scenarios, in the order they are run. */

import { behindNginx } from "./scenarios/behind-nginx.ts";
import { brokenOffRequests } from "./scenarios/broken-off-requests.ts";
import { databaseLost } from "./scenarios/database-lost.ts";
import { fourProcesses } from "./scenarios/four-processes.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { hostileRequests } from "./scenarios/hostile-requests.ts";
import { hungProcess } from "./scenarios/hung-process.ts";
import { jumpedClock } from "./scenarios/jumped-clock.ts";
import { killedMailing, killedOnPostgres, killedOnSqlite } from "./scenarios/killed.ts";
import { KILLED_DESK } from "./scenarios/killed-desk.ts";
import { mailServerFaults } from "./scenarios/mail/mail-server-faults.ts";
import { senderRefused } from "./scenarios/mail/sender-refused.ts";
import { slowRelay } from "./scenarios/mail/slow-relay.ts";
import { oldPrimary } from "./scenarios/old-primary.ts";
import { slowClients } from "./scenarios/slow-clients.ts";
import { UPDATED } from "./scenarios/updated.ts";
import type { Scenario } from "./trial.ts";

export const SCENARIOS: readonly Scenario[] = [
	killedOnSqlite,
	killedOnPostgres,
	killedMailing,
	...KILLED_DESK,
	databaseLost,
	oldPrimary,
	fullDisk,
	mailServerFaults,
	senderRefused,
	slowRelay,
	jumpedClock,
	hostileRequests,
	slowClients,
	brokenOffRequests,
	fourProcesses,
	hungProcess,
	...UPDATED,
	behindNginx,
];

/** Those that stand behind the proxies of deploy/. */
export const BEHIND_PROXIES = SCENARIOS.slice(-6).map(({ name }) => name);
