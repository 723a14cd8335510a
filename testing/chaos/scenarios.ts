/** All scenarios, in the order they are run. */
import type { Scenario } from "./scenario.ts";
import { clockSteps } from "./scenarios/clock-steps.ts";
import { databaseGone, databaseKilled } from "./scenarios/database-server.ts";
import { fourProcesses } from "./scenarios/four-processes.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { hostileBodies, hostileSocket } from "./scenarios/hostile-bodies.ts";
import { killedMailing } from "./scenarios/killed-mailing.ts";
import { killedOnPostgres, killedOnSqlite } from "./scenarios/killed-service.ts";
import { mailCannon } from "./scenarios/mail-cannon.ts";
import { mailMoods } from "./scenarios/mail-moods.ts";
import { slowClients } from "./scenarios/slow-clients.ts";
import { staller } from "./scenarios/staller.ts";

export const SCENARIOS: readonly Scenario[] = [
	killedOnSqlite,
	killedOnPostgres,
	killedMailing,
	databaseKilled,
	databaseGone,
	fullDisk,
	mailMoods,
	clockSteps,
	hostileBodies,
	hostileSocket,
	slowClients,
	staller,
	mailCannon,
	fourProcesses,
];
