import type { Desk } from "../../content-model/desk.ts";
import type { TeamMessages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import type { Log } from "../process/log.ts";
import type { TeamMember } from "../settings/team.ts";
import type { Store } from "../store/store.ts";
import type { Page } from "../web/response.ts";
import type { DeskView } from "./desk-view.ts";
import type { CodeMails } from "./sign-in/deliver-code.ts";

export interface DeskOptions {
	/** The store; throws while it is not open. */
	store: () => Pick<Store, "signIns" | "requests" | "figures" | "persons" | "queryCipher">;
	team: readonly TeamMember[];
	words: Desk;
	messages: TeamMessages;
	site: Site;
	languages: DeskView["languages"];
	/** A built page with the places of `SHELL`. */
	shell: Page;
	/** The desk's web manifest, as JSON. */
	manifest: string;
	codes: Pick<CodeMails, "send">;
	siteUrl: string;
	trustedProxies: number;
	/** What every page is rendered with, besides who looks and when. */
	setting: Pick<DeskView, "timeZone" | "unitNames" | "copyTo" | "promised" | "keptDays">;
	now: () => Date;
	log: Log;
}
