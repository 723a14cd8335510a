import { execFileSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkout, publisherOn } from "../testing/texts/publisher.ts";
import { contentThread } from "./content-thread.ts";

it("other requests are answered while content is being read", async () => {
	const { ask } = await publisherOn(checkout());
	const { path, root } = checkout();
	const [contact, aside] = [path("content/contact.yaml"), path("contact.yaml")];
	// In its place a file that is read for as long as nobody has written to it.
	renameSync(contact, aside);
	execFileSync("mkfifo", [contact]);
	const thread = contentThread();
	onTestFinished(thread.stop);
	const faults = thread.read("check", join(root, "content"));
	const isRead = await open(contact, "w");
	expect((await ask("GET", "/api/v1/version")).status).toBe(200);
	renameSync(aside, contact);
	await isRead.writeFile(readFileSync(contact));
	await isRead.close();
	expect((await faults).faults).toEqual([]);
});

it("a thread that fails is followed by another", async () => {
	const thread = contentThread();
	onTestFinished(thread.stop);
	const { root } = checkout();
	await expect(thread.read("nothing" as never, root)).rejects.toThrow();
	expect((await thread.read("check", join(root, "content"))).faults).toEqual([]);
});
