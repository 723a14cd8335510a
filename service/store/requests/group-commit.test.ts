import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore, listed } from "../../../testing/databases/stores.ts";
import { patientRequest } from "../../../testing/requests.ts";
import { groupCommit } from "./group-commit.ts";

const rowFault = Object.assign(new Error("ana@example.com"), { errcode: 19 });

/** Commits numbers, noting who shared a commit. */
function committing(fails: (works: readonly number[]) => Error | undefined, maxBatch = 100) {
	const commits: number[][] = [];
	const add = groupCommit(async (works: readonly number[]) => {
		const error = fails(works);
		if (error) throw error;
		commits.push([...works]);
		return works.map((work) => `stored ${work}`);
	}, maxBatch);
	return { add, commits };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("callers who come together", () => {
	it("share a commit, and each gets what came of its own", async () => {
		const { add, commits } = committing(() => undefined);
		expect(await Promise.all(numbers(5).map(add))).toEqual(numbers(5).map((number) => `stored ${number}`));
		expect(commits).toEqual([numbers(5)]);
	});

	it("are at most so many", async () => {
		const { add, commits } = committing(() => undefined, 2);
		await Promise.all(numbers(5).map(add));
		expect(commits).toEqual([[0, 1], [2, 3], [4]]);
	});

	it("do not suffer from one whose row is bad", async () => {
		const { add, commits } = committing((works) => (works.includes(3) ? rowFault : undefined));
		const outcomes = await Promise.allSettled(numbers(5).map(add));
		expect(outcomes.map(({ status }) => status)).toEqual([
			"fulfilled",
			"fulfilled",
			"fulfilled",
			"rejected",
			"fulfilled",
		]);
		expect(commits).toEqual([[0], [1], [2], [4]]);
	});

	it("are all refused at once where the store itself fails, without another try each", async () => {
		let tries = 0;
		const { add } = committing(() => {
			tries++;
			return Object.assign(new Error("disk full"), { errcode: 13 });
		});
		const outcomes = await Promise.allSettled(numbers(50).map(add));
		expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
		expect(tries).toBe(1);
	});

	it("are turned away once too many wait, so that memory stays bounded", async () => {
		const gate = Promise.withResolvers<void>();
		const add = groupCommit(async (works: readonly number[]) => {
			await gate.promise;
			return works;
		}, 1);
		const calls = numbers(6000).map((number) =>
			add(number).then(
				() => "stored",
				(error) => error.code,
			),
		);
		gate.resolve();
		const outcomes = await Promise.all(calls);
		expect(outcomes.filter((outcome) => outcome === "STORE_BEHIND")).toHaveLength(1000);
		expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(5000);
	});
});

describe.each(DATABASE_KINDS)("many requests at once on %s", (kind) => {
	it("are all stored, each once, with its own mails", async () => {
		const { store, database } = await freshStore(kind);
		const people = numbers(300).map((number) => ({ ...patientRequest, email: `p${number}@example.com` }));
		const answers = await Promise.all(people.map((person) => store.requests.accept(person)));
		expect(new Set(answers.map(({ reference }) => reference)).size).toBe(300);
		const rows = await listed(store, 1000);
		expect(new Set(rows.map(({ details }) => details?.email)).size).toBe(300);
		expect(await database.db.selectFrom("mails").select("id").execute()).toHaveLength(600);
	});

	it("are stored once where one comes twice within a commit", async () => {
		const { store } = await freshStore(kind);
		const repeated = { ...patientRequest, request_id: "0f8fad5b-d9cb-469f-a165-70867728950e" };
		// The first commits by itself; those behind it share the next.
		const [, ...answers] = await Promise.all(
			[{ ...patientRequest, email: "otra@example.com" }, repeated, repeated].map((one) => store.requests.accept(one)),
		);
		expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
		expect(answers.map((answer) => answer.repeated)).toEqual([false, true]);
		expect(await listed(store, 99)).toHaveLength(2);
	});

	it("are stored but for the one the database objects to", async () => {
		const { store } = await freshStore(kind);
		// A kind must be there; nothing that came through the contract's rules lacks one.
		const bad = { ...patientRequest, type: null as never, email: "mal@example.com" };
		const outcomes = await Promise.allSettled(
			[...numbers(9).map(() => patientRequest), bad].map((one) => store.requests.accept(one)),
		);
		expect(outcomes.map(({ status }) => status)).toEqual([...numbers(9).map(() => "fulfilled"), "rejected"]);
		expect(await listed(store, 99)).toHaveLength(9);
	});
});
