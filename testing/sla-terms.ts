import { readSettings } from "../service/settings/settings.ts";
import { slaTerms } from "../service/store-options.ts";

/** What the settings promise if nobody changed them. */
export const SLA_TERMS = slaTerms(readSettings({}));
