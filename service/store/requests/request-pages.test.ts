import { expect, it } from "vitest";
import { freshStore } from "../../../testing/databases/stores.ts";
import { patientRequest } from "../../../testing/requests.ts";
import { PAGE, requestPages } from "./request-pages.ts";

it("others have their turn between two pages of requests", async () => {
	const { store, database } = await freshStore("sqlite");
	const emails = Array.from({ length: PAGE + 1 }, (_, index) => `ana${index}@example.com`);
	await Promise.all(emails.map((email) => store.requests.accept({ ...patientRequest, email })));
	let othersHadTurn = false;
	const seen: [length: number, othersHadTurn: boolean][] = [];
	for await (const page of requestPages(database.db)) {
		seen.push([page.length, othersHadTurn]);
		setImmediate(() => {
			othersHadTurn = true;
		});
	}
	expect(seen).toEqual([
		[PAGE, false],
		[1, true],
	]);
});
