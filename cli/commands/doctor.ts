import type { Settings } from "../../service/config.ts";
import { DamagedDatabase } from "../../service/database/reach-database.ts";
import { SettingsError } from "../../service/settings-error.ts";
import { emailAddress } from "../arguments.ts";
import { command, EXIT, type Outcome, type World } from "../command.ts";
import { type Finding, fault } from "../diagnostics/check.ts";
import { checkFolder, checkNode, checkPages, checkSettings } from "../diagnostics/machine-checks.ts";
import { checkMailServer, sendTest } from "../diagnostics/mail-checks.ts";
import { checkClock, checkKey, checkQueue, checkService, checkStore } from "../diagnostics/store-checks.ts";
import { twoColumns } from "../layout.ts";
import { commandSettings, type OpenedStore, withOpenStore } from "../open-store.ts";
import { DOCTOR } from "../words/doctor.ts";

const STATES = 9;

/** Looks at everything the service needs, and says what to do about what is missing. */
export const doctor = command({
	options: { "send-test": "text" },
	run: async ({ options, world }) => {
		const testAddress = options["send-test"];
		const address = testAddress === undefined ? undefined : emailAddress(testAddress);
		const findings = [checkNode(process.versions.node), ...(await fromSettings(world, address))];
		return outcome(findings, world.columns);
	},
});

async function fromSettings(world: World, testAddress: string | undefined): Promise<Finding[]> {
	let settings: Settings;
	try {
		settings = commandSettings(world);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return [fault("settings", error.message, DOCTOR.settingsTodo)];
	}
	return [
		checkSettings(settings),
		...checkPages(settings, world.baked),
		...checkFolder(settings),
		...(await fromStore(world, testAddress)),
		...(await checkMailServer(settings, world.now)),
	];
}

async function fromStore(world: World, testAddress: string | undefined): Promise<Finding[]> {
	try {
		return await withOpenStore(world, async (opened: OpenedStore) => {
			const store = await checkStore(opened);
			if (store.state === "fault") return [store];
			return [
				store,
				await checkKey(opened),
				await checkService(opened),
				...(await checkQueue(opened, world.now())),
				...(await checkClock(opened, world.now)),
				...(testAddress === undefined ? [] : [await sendTest(opened.settings, opened.files, testAddress, world.now())]),
			];
		});
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		if (error instanceof DamagedDatabase) return [fault("store", DOCTOR.storeDamaged, DOCTOR.storeDamagedTodo)];
		return [fault("store", error.message, DOCTOR.settingsTodo)];
	}
}

function outcome(findings: readonly Finding[], columns: number): Outcome {
	const rows = findings.map(
		({ state, says, todo }) => [DOCTOR.states[state], todo ? `${says}\n→ ${todo}` : says] as const,
	);
	const faults = findings.filter(({ state }) => state === "fault").length;
	const warnings = findings.filter(({ state }) => state === "warning").length;
	return {
		text: `${twoColumns(rows, STATES, columns)}\n\n${DOCTOR.summary(faults, warnings)}`,
		data: findings,
		code: faults > 0 ? EXIT.notFound : EXIT.done,
	};
}
