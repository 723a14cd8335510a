import { languages, messages, site } from "virtual:content";
import { DESK_PATH } from "../contract/desk/paths.ts";
import { eachLanguage } from "../contract/languages.ts";
import { HOUR } from "./durations.ts";
import type { ComposeOptions } from "./mail/compose/options.ts";
import type { Settings } from "./settings/settings.ts";
import { teamOf } from "./settings/team.ts";

/** Version of the privacy notice that the pages of each language show. */
export const noticeVersions = eachLanguage(languages, ({ legal }) => legal.privacidad.version);

/** What mails are composed with. @param deskUrl the desk's address; undefined if there is none */
export function composition(settings: Settings, deskUrl?: string | undefined): ComposeOptions {
	return {
		languages,
		messages,
		site,
		siteUrl: settings.SITE_URL,
		promised: settings.OVERDUE_HOURS * HOUR,
		now: () => new Date(),
		from: settings.MAIL_FROM,
		notifyTo: settings.NOTIFY_TO,
		team: teamOf(settings),
		deskUrl,
		timeZone: settings.SERVICE_TIME_ZONE,
	};
}

type Addresses = Pick<Settings, "DESK_URL" | "CONTACT_URL" | "SITE_URL">;

/** The public origin of the desk: one of its own, else that of the service. */
export const deskOrigin = ({ DESK_URL, CONTACT_URL, SITE_URL }: Addresses) => DESK_URL ?? CONTACT_URL ?? SITE_URL;

/** The desk's address, `https://ivf.do/mesa`; undefined if it is off here and `DESK_URL` names no other. */
export function deskUrl(settings: Addresses & Pick<Settings, "DESK">) {
	const { DESK, DESK_URL } = settings;
	return DESK === "off" && DESK_URL === undefined ? undefined : `${deskOrigin(settings)}${DESK_PATH}`;
}
