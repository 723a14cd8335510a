import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readServerlessSettings } from "./platform.ts";

const NEEDED = {
	DATABASE_URL: "postgres://contact_service:secret@db.example:5432/postgres",
	SMTP_URL: "smtps://user:secret@mail.example:465",
	JOBS_KEY: "0123456789abcdef0123456789abcdef",
};

it("takes the service's own settings and what a function needs besides", () => {
	expect(readServerlessSettings({ ...NEEDED, RATE_LIMIT: "0" })).toMatchObject({ ...NEEDED, RATE_LIMIT: undefined });
});

it("names everything that is missing or faulty at once, and repeats no secret", () => {
	const read = () => readServerlessSettings({ JOBS_KEY: "too-short", SITE_URL: "nowhere" });
	expect(read).toThrow(/DATABASE_URL: .*SITE_URL: .*SMTP_URL: .*JOBS_KEY: /s);
	expect(read).not.toThrow(/too-short/);
});

it("holds for the example in deploy/supabase once its blanks are filled in", () => {
	const example = parseEnv(readFileSync("deploy/supabase/settings.env.example", "utf8"));
	expect(() => readServerlessSettings(example)).toThrow(/\n {2}JOBS_KEY: [^\n]*$/);
	expect(readServerlessSettings({ ...example, JOBS_KEY: NEEDED.JOBS_KEY })).toBeDefined();
});
