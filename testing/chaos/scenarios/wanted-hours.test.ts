/** A hundred at once want three hours for a call, at two processes, of which one is killed meanwhile, again and again. */
import { beforeAll } from "vitest";
import { CALL_HOURS_PATH } from "../../../contract/requests/calls.ts";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, pause } from "../../must.ts";
import { Answered, ask, insist } from "../callers.ts";
import { keptRequests, mustHold } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const ASKING = 100;
const HOURS = 3;
/** An hour that is taken is a fault of that field. */
const TAKEN = "422";
const CALL = { purpose: "call", time_zone: "America/New_York", phone: "+1 917 555 0123", country: "US" };

beforeAll(buildForTests, 300_000);
scenario("wanted-hours", wantedHours);

async function wantedHours(trial: Trial): Promise<Figures> {
	const rounds = trial.amount(30, 1);
	const answered = new Answered();
	const first = await trial.service();
	let second = await trial.service();
	let refused = 0;
	const { text } = await ask(first.url + CALL_HOURS_PATH);
	const free: string[] = JSON.parse(text).hours;
	for (let round = 0; round < rounds; round++) {
		const hours = free.splice(0, HOURS);
		const before = answered.acknowledged.size;
		const asking = Array.from({ length: ASKING }, (_, index) => {
			const target = () => (index % 2 === 0 ? first.url : second.url);
			return insist(target, answered, { ...CALL, call_at: hours[index % HOURS] }, TAKEN);
		});
		await pause(Math.random() * 100);
		await second.kill();
		second = await trial.service();
		const outcomes = await Promise.all(asking);
		refused += outcomes.filter((given) => !given).length;
		const given = answered.acknowledged.size - before;
		must(given === HOURS, `${given} were given one of ${HOURS} hours`);
	}
	const kept = (await keptRequests(trial.settings)).map(({ call_at }) => call_at);
	must(new Set(kept).size === kept.length, "Two have the same hour");
	return {
		"hours given": kept.length,
		"told that it is taken": refused,
		...(await mustHold(trial, answered, [first, second], "after a claim")),
	};
}
