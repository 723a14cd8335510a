/** Checks of the editor of texts: whether its publisher is there, and whether a host name of its own leads to this service. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DESK_MANIFEST_PATH } from "../../contract/desk/paths.ts";
import { TEXTS_FOLDER } from "../../contract/desk/texts.ts";
import { publisherClient } from "../../service/desk/texts/publisher-client.ts";
import { errorCode } from "../../service/process/error-code.ts";
import type { Settings } from "../../service/settings/settings.ts";
import { teamOf } from "../../service/settings/team.ts";
import { texts } from "../command.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

const TIMEOUT = 10_000;

/** Nothing where nobody would edit; without a publisher, texts are changed in files. */
export async function checkTexts(settings: Settings): Promise<CheckResult[]> {
	const editor = teamOf(settings).find((member) => member.editor);
	if (settings.DESK === "off" || settings.TEXTS === "off" || !editor) return [];
	const answer = await publisherClient(settings.DATA_DIR).ask("GET", "/api/v1/version", editor);
	const was = existsSync(join(settings.DATA_DIR, TEXTS_FOLDER));
	const { publisher, noPublisher, publisherOff } = texts.doctor;
	const there = answer ? ok("texts", publisher) : was ? warning("texts", publisherOff) : ok("texts", noPublisher);
	return [there, ...(settings.TEXTS_URL ? [await checkOwnHost(settings.TEXTS_URL)] : [])];
}

/** Asks that host for what the desk gives to everybody. */
async function checkOwnHost(url: string): Promise<CheckResult> {
	const code = await fetch(url + DESK_MANIFEST_PATH, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) }).then(
		({ status, headers }) => (headers.get("content-type")?.includes("manifest") ? undefined : String(status)),
		(error) => errorCode(error.cause ?? error),
	);
	return code
		? fault("textsHost", texts.doctor.textsHostShut, { url, code })
		: ok("textsHost", texts.doctor.textsHost, { url });
}
