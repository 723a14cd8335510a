import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { buildCache } from "./build-cache.ts";

/** A cache in a folder of its own, and a drawing that counts how often it is drawn. */
function studio(folder = temporaryFolder()) {
	const drawn: string[] = [];
	const draw = async (colour: string) => {
		drawn.push(colour);
		return Buffer.from(`a stone in ${colour}`);
	};
	const code = { hash: "one" };
	const cached = buildCache(folder, () => code.hash);
	return {
		folder,
		drawn,
		code,
		stone: async (colour: string) => Buffer.from(await cached("stone.svg", draw, colour)).toString(),
	};
}

describe("what a build draws", () => {
	it("is drawn once", async () => {
		const { stone, drawn } = studio();
		expect([await stone("blue"), await stone("blue")]).toEqual(["a stone in blue", "a stone in blue"]);
		expect(drawn).toEqual(["blue"]);
	});

	it("is not drawn by the next build", async () => {
		const first = studio();
		await first.stone("blue");
		const next = studio(first.folder);
		expect(await next.stone("blue")).toBe("a stone in blue");
		expect(next.drawn).toEqual([]);
	});

	it("is drawn anew when what it is drawn from changes", async () => {
		const { stone, drawn } = studio();
		await stone("blue");
		expect(await stone("amber")).toBe("a stone in amber");
		expect(drawn).toEqual(["blue", "amber"]);
	});

	it("is drawn anew when the code that draws it changes", async () => {
		const { stone, drawn, code } = studio();
		await stone("blue");
		code.hash = "two";
		await stone("blue");
		expect(drawn).toEqual(["blue", "blue"]);
	});

	it.each([
		["cut short", (whole: Buffer) => whole.subarray(0, -3)],
		["changed in one byte", (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from("!")])],
		["emptied", () => Buffer.alloc(0)],
	])("is drawn anew where its file was %s", async (_, damage) => {
		const { folder, stone } = studio();
		await stone("blue");
		const [name = ""] = readdirSync(folder);
		writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
		const next = studio(folder);
		expect(await next.stone("blue")).toBe("a stone in blue");
		expect(next.drawn).toEqual(["blue"]);
	});

	it("is whole for each of several builds at once, and leaves one file", async () => {
		const folder = temporaryFolder();
		const builds = Array.from({ length: 20 }, (_, number) => studio(folder).stone(number % 2 ? "blue" : "amber"));
		const stones = await Promise.all(builds);
		expect(new Set(stones)).toEqual(new Set(["a stone in blue", "a stone in amber"]));
		expect(readdirSync(folder)).toEqual(["stone.svg"]);
		const next = studio(folder);
		expect(await next.stone("blue")).toBe("a stone in blue");
	});

	it("is drawn each time where nothing can be kept", async () => {
		const { folder } = studio();
		writeFileSync(join(folder, "file"), "");
		const { stone, drawn } = studio(join(folder, "file", "below"));
		await stone("blue");
		expect(await stone("blue")).toBe("a stone in blue");
		expect(drawn).toHaveLength(2);
	});
});
