/** All scenarios, in the order they are run. */
import type { Scenario } from "./scenario.ts";
import { databaseLost } from "./scenarios/database-lost.ts";
import { fourProcesses } from "./scenarios/four-processes.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { hostileRequests } from "./scenarios/hostile-requests.ts";
import { killedMailing, killedOnPostgres, killedOnSqlite } from "./scenarios/killed.ts";
import { killedDeskOnPostgres, killedDeskOnSqlite } from "./scenarios/killed-desk.ts";
import { mailCannon } from "./scenarios/mail-cannon.ts";
import { mailMoods } from "./scenarios/mail-moods.ts";
import { stallers } from "./scenarios/stallers.ts";

export const SCENARIOS: readonly Scenario[] = [
	killedOnSqlite,
	killedOnPostgres,
	killedMailing,
	killedDeskOnSqlite,
	killedDeskOnPostgres,
	databaseLost,
	fullDisk,
	mailMoods,
	hostileRequests,
	stallers,
	mailCannon,
	fourProcesses,
];
