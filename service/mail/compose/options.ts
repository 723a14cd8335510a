import type { Words } from "../../../content-model/content.ts";
import type { TeamMessages } from "../../../content-model/messages/messages.ts";
import type { ByLanguage } from "../../../contract/languages.ts";
import type { TeamMember } from "../../settings/team.ts";

/** What mails are composed with. */
export interface ComposeOptions {
	site: Words["site"];
	/** What visitors read, in each language. */
	languages: ByLanguage<Words>;
	/** Public origin of the site, for links. */
	siteUrl: string;
	/** How long the site promises, in milliseconds. */
	promised: number;
	now: () => Date;
	/** Sender, as `Name <address>`. */
	from: string;
	/** What the team reads. */
	messages: TeamMessages;
	/** Staff's, `America/Santo_Domingo`: mails to them show local times. */
	timeZone: string;
	/** None if there is no desk. */
	deskUrl?: string | undefined;
	notifyTo: readonly string[];
	/** Everybody on the team, for what goes to a person or unit. */
	team: readonly TeamMember[];
}
