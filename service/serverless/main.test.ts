import { afterEach, expect, it, vi } from "vitest";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY as KEY } from "../../contract/web/build-settings.ts";
import { freshDatabaseSettings } from "../../testing/databases/databases.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { patientPayload } from "../../testing/requests.ts";

const JOBS_KEY = "a-secret-for-jobs-of-forty-characters-or-so";
const ORIGIN = "https://service.example";

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.resetModules();
});

/** The mail that tells staff of a request, sent by the function under these settings. */
async function noticeBy(settings: Record<string, string>) {
	vi.spyOn(console, "log").mockImplementation(() => {});
	const mailServer = await startMailServer();
	const { DATABASE_URL = "" } = await freshDatabaseSettings("postgres");
	const given = { DATABASE_URL, SMTP_URL: mailServer.url, JOBS_KEY, ...settings };
	for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
	const { default: entry } = await import("./main.ts");
	const post = (path: string, headers: Record<string, string>, body?: string) =>
		entry.fetch(new Request(`${ORIGIN}${path}`, { method: "POST", headers, body: body ?? null }));
	const headers = { "Content-Type": "application/json", apikey: KEY };
	const { reference } = await (await post(CONTACT_PATH, headers, JSON.stringify(patientPayload))).json();
	await post(`${CONTACT_PATH}/jobs`, { "x-jobs-key": JOBS_KEY });
	await mailServer.close();
	const notice = mailServer.mails.find(({ recipients }) => recipients[0] === "equipo@example.com");
	return { reference, text: `${notice?.text} ${notice?.html}` };
}

it("staff are led by the function's mails to the desk that another process has", async () => {
	const { reference, text } = await noticeBy({ DESK_URL: "https://mesa.example" });
	expect(text).toContain(`https://mesa.example/mesa/${reference}`);
});

it("staff are led nowhere by the function's mails if there is no desk: it has none of its own", async () => {
	const { reference, text } = await noticeBy({ DESK_URL: "" });
	expect(text).toContain(reference);
	expect(text).not.toContain("/mesa");
});
