import fc from "fast-check";
import { expect, it } from "vitest";
import { reachDatabase } from "../service/database/open-database.ts";
import { readSettings } from "../service/settings/settings.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { contacts, freshOffice } from "../testing/staff-commands.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

// Spanish has none of these letters four in a row, so what is found of them can only come from the password.
const LETTERS = fc.string({ unit: fc.constantFrom(..."QXZKW"), minLength: 4, maxLength: 6 });
const SIGNS = fc.constantFrom(..."@#/?%:$&+=!;\\ [", "%41", "%zz", "12", "993");
const PASSWORD = fc
	.tuple(
		fc.array(fc.oneof(SIGNS, LETTERS), { maxLength: 4 }),
		LETTERS,
		fc.array(fc.oneof(SIGNS, LETTERS), { maxLength: 3 }),
	)
	.map(([before, word, after]) => [...before, word, ...after].join(""));

// Where an address parser takes the middle for the host.
const HARD = ["a@QXZKWQ#b", "a@QXZKWQ/b", "a@QXZKWQ?b", "12/@QXZKWQ", "a@QXZKWQ:25#b", "%QXZKWQ"];

/** Pieces of four characters, of which three at least are such letters, in whatever case they come back. */
function piecesIn(password: string, printed: string): string[] {
	const text = printed.toUpperCase();
	return Array.from(password, (_, start) => password.slice(start, start + 4)).filter(
		(piece) => (piece.match(/[QXZKW]/g) ?? []).length >= 3 && piece.length === 4 && text.includes(piece),
	);
}

async function startFault(environment: Record<string, string>): Promise<string> {
	try {
		await (await reachDatabase(readSettings(environment))).db.destroy();
		return "";
	} catch (error) {
		// Anything else would end the service with all that the error holds.
		expect(error).toBeInstanceOf(SettingsError);
		return (error as Error).message;
	}
}

it("no command and no start prints a piece of a password, however it is written into the address", async () => {
	const office = await freshOffice("sqlite");
	const DATA_DIR = temporaryFolder();
	const check = fc.asyncProperty(PASSWORD, async (password) => {
		// Port 1 is closed: what is reached at all is refused at once.
		const SMTP_URL = `smtp://ana:${password}@127.0.0.1:1`;
		const DATABASE_URL = `postgres://ana:${password}@127.0.0.1:1/ivf`;
		const runs = [
			await contacts({ ...office.environment, SMTP_URL }, ["doctor", "--send-test", "a@ivf.example"]),
			await contacts({ ...office.environment, SMTP_URL }, ["doctor", "--json"]),
			await contacts({ DATA_DIR, DATABASE_URL }, ["doctor"]),
			await contacts({ DATA_DIR, DATABASE_URL }, ["resend", "--all-failed"]),
			await contacts(office.environment, ["move", "--to", DATABASE_URL]),
			await contacts(office.environment, ["move", DATABASE_URL]),
		];
		const printed = runs.map(({ out, err }) => out + err);
		printed.push(await startFault({ DATA_DIR, DATABASE_URL, SMTP_URL }));
		// Folders of a test have names of any letters, which may be those of a password.
		const said = printed.join("\n").replaceAll(DATA_DIR, "").replaceAll(office.folder, "");
		expect(piecesIn(password, said)).toEqual([]);
	});
	await fc.assert(check, { numRuns: 60, seed: 16, examples: HARD.map((password) => [password]) });
}, 120_000);
