/**
 * `npm run bench -- door`: whether the time of the next request on a connection tells who is on the team. docs/bench.md keeps
 * the figures; what a flood at the desk's door costs others is part of `npm run chaos -- slow-clients`.
 */
import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { ENTER_PATH } from "../../contract/desk/paths.ts";
import { trial } from "../chaos/trial.ts";
import { median } from "../median.ts";
import { must } from "../must.ts";
import { tableOf } from "../record.ts";

const ADDRESSES = 400;
const FORM_TYPE = "application/x-www-form-urlencoded";

const member = (place: number) => `socio${place}@example.com`;
const stranger = (place: number) => `ajeno${place}@example.com`;

/** @returns a table */
export async function measureDoor(): Promise<string> {
	const TEAM = Array.from({ length: ADDRESSES }, (_, place) => member(place)).join("; ");
	return trial(async ({ service }) => {
		const { url } = await service({ TEAM, TRUST_PROXY: "1" });
		return `${await tellApart(url)}\n`;
	});
}

async function tellApart(url: string): Promise<string> {
	const asked = Array.from({ length: ADDRESSES }, (_, place) => [member(place), stranger(place)]).flat();
	const shuffled = asked
		.map((one) => `${randomUUID()} ${one}`)
		.sort()
		.map((one) => one.split(" ")[1] ?? "");
	// The first hundred, of nobody, let the service compile its code.
	const warming = Array.from({ length: 100 }, (_, place) => `nadie${place}@example.com`);
	const nexts = { member: [] as number[], stranger: [] as number[] };
	for (const [place, address] of [...warming, ...shuffled].entries()) {
		const next = await nextRequest(url, address, place);
		if (place < warming.length) continue;
		nexts[address.startsWith("socio") ? "member" : "stranger"].push(next);
	}
	const right = toldRight(nexts.member, nexts.stranger);
	const [ofMember, ofStranger] = [median(nexts.member).toFixed(3), median(nexts.stranger).toFixed(3)];
	const table = tableOf([
		{ "next request after a sign-in post": "median ms", "of a member": ofMember, "of a stranger": ofStranger },
	]);
	return `${table}\n\nTold apart by the best limit of one half, tried on the other: ${right} of ${ADDRESSES} (chance: ${ADDRESSES / 2}).`;
}

/** Posts an address on a connection of its own. @returns milliseconds of the request after it */
async function nextRequest(url: string, email: string, place: number): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	// Each from a network of its own, so that no limit answers.
	const forwarded = { "X-Forwarded-For": `10.${place >> 8}.${place & 255}.1` };
	const form = { ...forwarded, Origin: url, "Sec-Fetch-Site": "same-origin", "Content-Type": FORM_TYPE };
	try {
		const { statusCode } = await send(url + ENTER_PATH, agent, form, `email=${email}`);
		must(statusCode === 303 || statusCode === 200, `A sign-in was answered ${statusCode}`);
		const started = performance.now();
		await send(`${url}/healthz`, agent, forwarded);
		return performance.now() - started;
	} finally {
		agent.destroy();
	}
}

function send(url: string, agent: Agent, headers: Record<string, string>, body?: string): Promise<IncomingMessage> {
	const answer = Promise.withResolvers<IncomingMessage>();
	request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }, (response) => {
		response.on("end", () => answer.resolve(response)).resume();
	})
		.on("error", answer.reject)
		.end(body);
	return answer.promise;
}

/** How many of the second halves a limit sorts right that sorts the first halves best. */
function toldRight(ones: readonly number[], others: readonly number[]): number {
	const half = ones.length / 2;
	const sorted = (limit: number, from: number, sign: number) =>
		ones.slice(from, from + half).filter((one) => sign * (one - limit) > 0).length +
		others.slice(from, from + half).filter((other) => sign * (other - limit) <= 0).length;
	const rules = [...ones.slice(0, half), ...others.slice(0, half)].flatMap((limit) => [
		{ limit, sign: 1 },
		{ limit, sign: -1 },
	]);
	const [best] = rules.toSorted((one, other) => sorted(other.limit, 0, other.sign) - sorted(one.limit, 0, one.sign));
	return best ? sorted(best.limit, half, best.sign) : 0;
}
