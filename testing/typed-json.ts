/** JSON held against published TypeScript types: what their vocabulary does not know, or has otherwise, is a fault. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A piece of JSON and the type it must be of, written as in TypeScript, e.g. `import("schema-dts").Graph`. */
export interface TypedJson {
	name: string;
	type: string;
	json: string;
}

/** Version 7, in half the time of 6. */
const TYPESCRIPT = resolve("node_modules/typescript-native/bin/tsc");

const OPTIONS = {
	strict: true,
	noEmit: true,
	skipLibCheck: true,
	module: "esnext",
	moduleResolution: "bundler",
	types: [],
	pretty: false,
};

/**
 * Checks all pieces at once, since reading the types takes longest.
 * @returns a line for each fault, with the name of its piece; nothing where all is in order
 */
export function typeFaults(pieces: readonly TypedJson[]): string[] {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-types-"));
	try {
		// The types are looked for beside the pieces.
		symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
		writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: OPTIONS }));
		for (const [place, { type, json }] of pieces.entries())
			writeFileSync(join(folder, `${place}.ts`), `const piece: ${type} = ${json};\nexport { piece };\n`);
		// Several checkers would each work out the same types.
		const args = [TYPESCRIPT, "--project", ".", "--checkers", "1"];
		const { error, status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
		if (error) throw error;
		// What is said at greater length stands in lines of its own, which begin with blanks.
		const found = stdout.matchAll(/^(\d+)\.ts\(.*?\): error TS\d+: (.*(?:\n .*)*)/gm);
		const faults = Array.from(
			found,
			([, place, words = ""]) => `${pieces[Number(place)]?.name}: ${words.replace(/\s+/g, " ")}`,
		);
		if (status !== 0 && faults.length === 0) throw new Error(`tsc: ${stdout}`);
		return faults;
	} finally {
		rmSync(folder, { recursive: true });
	}
}
