import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { contentChanges } from "./content-changes.ts";

const today = new Date("2026-11-21T12:00:00Z");
const now = () => today;
const author = ["-c", "user.name=Equipo", "-c", "user.email=equipo@example.com", "-c", "commit.gpgsign=false"];

function repository() {
	const folder = temporaryFolder();
	const git = (args: string[], date = "") => {
		const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
		expect(spawnSync("git", [...author, ...args], { cwd: folder, env }).status).toBe(0);
	};
	const write = (file: string, words: string) => writeFileSync(join(folder, file), words);
	const commit = (date: string) => {
		git(["add", "."], date);
		git(["commit", "-m", "Words"], date);
	};
	git(["init"], today.toISOString());
	return { folder, write, commit };
}

describe("the day a page's words last changed", () => {
	it("is that of the newest commit to any of its files", () => {
		const { folder, write, commit } = repository();
		write("page.yaml", "uno");
		write("list.yaml", "uno");
		commit("2026-03-01T10:00:00Z");
		write("list.yaml", "dos");
		commit("2026-05-02T10:00:00Z");
		write("other.yaml", "tres");
		commit("2026-06-03T10:00:00Z");
		const lastChange = contentChanges(folder, ".", now);
		expect(lastChange(["page.yaml"])).toEqual(new Date("2026-03-01T10:00:00Z"));
		expect(lastChange(["page.yaml", "list.yaml"])).toEqual(new Date("2026-05-02T10:00:00Z"));
	});

	it("is today where the words are not committed yet", () => {
		const { folder, write, commit } = repository();
		write("page.yaml", "uno");
		commit("2026-03-01T10:00:00Z");
		write("page.yaml", "dos");
		write("new.yaml", "uno");
		const lastChange = contentChanges(folder, ".", now);
		expect(lastChange(["page.yaml"])).toEqual(today);
		expect(lastChange(["new.yaml"])).toEqual(today);
	});

	it("is that of any file in a folder it is told of", () => {
		const { folder, write, commit } = repository();
		mkdirSync(join(folder, "páginas"));
		write("páginas/una.yaml", "uno");
		write("páginas.yaml", "uno");
		commit("2026-03-01T10:00:00Z");
		write("páginas/otra página.yaml", "uno");
		commit("2026-04-01T10:00:00Z");
		write("páginas.yaml", "dos");
		commit("2026-05-01T10:00:00Z");
		const lastChange = contentChanges(folder, ".", now);
		expect(lastChange(["páginas"])).toEqual(new Date("2026-04-01T10:00:00Z"));
	});

	it("is left out where no history can tell", () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, "page.yaml"), "uno");
		expect(contentChanges(folder, ".", now)(["page.yaml"])).toBeUndefined();
	});
});
