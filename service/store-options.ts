/** The settings that a store is opened with, whichever database it uses. */
import { randomBytes } from "node:crypto";
import { fieldCipher } from "./crypto/field-cipher.ts";
import { HOUR } from "./durations.ts";
import { mailDomain } from "./formats/mailbox.ts";
import type { Settings } from "./settings/settings.ts";
import { unitFor } from "./settings/team.ts";
import { callTerms } from "./sla/call-hours.ts";
import type { SlaTerms } from "./sla/deadlines.ts";
import { openStore } from "./store/store.ts";
import type { StoreOptions } from "./store/store-context.ts";

type Given = Pick<StoreOptions, "database" | "now" | "newId" | "noticeVersions" | "labelsOf">;

/** Opens a store by the settings; closes the database if that fails. */
export async function storeBySettings(settings: Settings, given: Given) {
	const cipher = fieldCipher(settings.DATA_KEY, settings.DATA_KEY_PREVIOUS);
	try {
		return await openStore({ ...given, ...storeRules(settings), randomBytes, cipher });
	} catch (error) {
		await given.database.db.destroy();
		throw error;
	}
}

export function storeRules(settings: Settings) {
	const { RATE_LIMIT: address, RATE_LIMIT_EMAIL: email, RECEIPTS_PER_HOUR: receipts } = settings;
	return {
		mailDomain: mailDomain(settings.MAIL_FROM),
		// `RATE_LIMIT=0` switches every limit off.
		limits: address ? { address, email, receipts } : {},
		staffMailLimit: settings.STAFF_MAIL_LIMIT,
		overdueAfter: settings.OVERDUE_HOURS * HOUR,
		calls: callTerms(serviceHours(settings), settings.CALLS_AT_ONCE),
		unitOf: (request) => unitFor(request, settings.UNIT_OF),
	} satisfies Partial<StoreOptions>;
}

function serviceHours({ SERVICE_TIME_ZONE: timeZone, SERVICE_HOURS: openings, CLOSED_DAYS: closedDays }: Settings) {
	return { timeZone, openings, closedDays };
}

export function slaTerms(settings: Settings): SlaTerms {
	return {
		hours: serviceHours(settings),
		firstReminder: settings.FIRST_REMINDER_HOURS * HOUR,
		overdue: settings.OVERDUE_HOURS * HOUR,
		digestHour: settings.DIGEST_HOUR,
	};
}
