import { isDamaged } from "../../service/database/faults.ts";
import type { Settings } from "../../service/settings/settings.ts";
import { SettingsError } from "../../service/settings/settings-error.ts";
import { emailAddress } from "../arguments.ts";
import { type CommandContext, command, EXIT, type Outcome, say, texts } from "../command.ts";
import { type CheckResult, fault } from "../diagnostics/check.ts";
import { checkFolder, checkNode, checkPages, checkSettings, checkTeam } from "../diagnostics/machine-checks.ts";
import { checkMailServer, sendTest } from "../diagnostics/mail-checks.ts";
import * as storeChecks from "../diagnostics/store-checks.ts";
import { checkTexts } from "../diagnostics/texts-checks.ts";
import { commandSettings, type OpenedStore, withOpenStore } from "../open-store.ts";

/** Width of their column. */
const STATES = 11;

/** Looks at everything the service needs, and says what to do about what is missing. */
export const doctor = command({
	options: { "send-test": "text" },
	run: async ({ options, context }) => {
		const testAddress = options["send-test"];
		const address = testAddress === undefined ? undefined : emailAddress(testAddress);
		const results = [checkNode(process.versions.node), ...(await fromSettings(context, address))];
		return outcome(results);
	},
});

async function fromSettings(context: CommandContext, testAddress: string | undefined): Promise<CheckResult[]> {
	let settings: Settings;
	try {
		settings = commandSettings(context);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return [fault("settings", { says: error.message, todo: texts.doctor.settingsTodo })];
	}
	return [
		checkSettings(settings),
		...checkTeam(settings),
		...checkPages(settings, context.builtWith),
		...checkFolder(settings, context.now()),
		...(await fromStore(context, testAddress)),
		...(await checkTexts(settings)),
		await checkMailServer(settings),
	];
}

async function fromStore(context: CommandContext, testAddress: string | undefined): Promise<CheckResult[]> {
	try {
		return await withOpenStore(context, async (opened: OpenedStore) => {
			const store = await storeChecks.checkStore(opened);
			if (store.state === "fault") return [store];
			return [
				store,
				await storeChecks.checkKey(opened),
				await storeChecks.checkService(opened),
				...(await storeChecks.checkProxies(opened)),
				...(await storeChecks.checkQueue(opened, context.now())),
				await storeChecks.checkClock(opened, context.now()),
				...(testAddress === undefined ? [] : [await sendTest(opened.settings, testAddress, context.now())]),
			];
		});
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const words = { says: error.message, todo: texts.doctor.settingsTodo };
		return [fault("store", isDamaged(error.cause ?? error) ? texts.doctor.storeDamaged : words)];
	}
}

function outcome(results: readonly CheckResult[]): Outcome {
	const lines = results.map(({ state, says, todo }) => {
		const told = todo ? `${says}\n→ ${todo}` : says;
		return texts.doctor.states[state].padEnd(STATES) + told.replaceAll("\n", `\n${" ".repeat(STATES)}`);
	});
	const faults = results.filter(({ state }) => state === "fault").length;
	const warnings = results.filter(({ state }) => state === "warning").length;
	const isWell = faults + warnings === 0;
	const summary = isWell ? texts.doctor.allWell : say(texts.doctor.summary, { faults, warnings });
	return { text: [...lines, "", summary].join("\n"), data: results, code: faults > 0 ? EXIT.notFound : EXIT.done };
}
