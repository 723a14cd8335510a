import { messages, site } from "virtual:content";
import type { Settings } from "./config.ts";
import type { ComposeOptions } from "./mail/compose.tsx";

/** What mails are composed with: the content's words, and what the settings say of sender, staff and times. */
export function composition(
	settings: Pick<Settings, "SITE_URL" | "MAIL_FROM" | "NOTIFY_TO" | "SERVICE_TIME_ZONE">,
): ComposeOptions {
	return {
		messages,
		site,
		siteUrl: settings.SITE_URL,
		from: settings.MAIL_FROM,
		notifyTo: settings.NOTIFY_TO,
		timeZone: settings.SERVICE_TIME_ZONE,
	};
}
