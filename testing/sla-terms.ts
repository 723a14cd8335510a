import type { SlaTerms } from "../service/sla/deadlines.ts";
import { HOUR } from "./requests.ts";

/** What the settings promise if nobody changed them. */
export const SLA_TERMS: SlaTerms = {
	hours: {
		timeZone: "America/Santo_Domingo",
		openings: [{ days: [1, 2, 3, 4, 5], from: 8 * 60, until: 18 * 60 }],
		closedDays: [],
	},
	firstReminder: 2 * HOUR,
	overdue: 24 * HOUR,
	digestHour: 8,
};
