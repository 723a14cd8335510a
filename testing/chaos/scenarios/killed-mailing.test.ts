/** The service is killed again and again while it only sends. */
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import type { Figures } from "../../measuring/record.ts";
import { Answered, sendMore } from "../callers.ts";
import { mustHold } from "../kept.ts";
import { killAgainAndAgain } from "../kill-again.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const CALLERS = 8;
const MAX_MAILS_BETWEEN = 6;
const REQUESTS_PER_MAIL_KILL = 4;

beforeAll(buildForTests, 300_000);

scenario("killed-mailing", killedMailing);

async function killedMailing(trial: Trial): Promise<Figures> {
	const { mail, service } = trial;
	const times = trial.amount(50, 1);
	await mail.close();
	const first = await service();
	const answered = new Answered();
	await sendMore(first.url, CALLERS, answered, times * REQUESTS_PER_MAIL_KILL);
	await first.kill();
	await mail.comeBack();
	const happened = () => mail.copies.size;
	// What is left may all be claimed by processes that were killed, for two minutes.
	const kills = { times, happened, most: MAX_MAILS_BETWEEN, within: 180 };
	const last = await killAgainAndAgain(trial, kills).last;
	const left = mail.copies.size;
	const held = await mustHold(trial, answered, [last], "after a claim");
	return { kills: times, "mails left between kills": left, ...held };
}
