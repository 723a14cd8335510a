/** What the desk works with, what every page of it is rendered with, and words that several pages say. */
import type { Words } from "../../content-model/content.ts";
import type { Desk } from "../../content-model/desk/desk.ts";
import { fill, type PluralWords, plural } from "../../content-model/fields/fill.ts";
import { placeWord, purposeWord } from "../../content-model/messages/choice-word.ts";
import type { TeamMessages } from "../../content-model/messages/messages.ts";
import type { Danger } from "../../contract/alarm/alarm.ts";
import type { ByLanguage } from "../../contract/languages.ts";
import { FORMS } from "../../contract/requests/forms.ts";
import { givenName } from "../../contract/spelling/given-name.ts";
import { languageForTeam, otherLanguage, TEAM_LOCALE } from "../formats/team-language.ts";
import type { Log } from "../process/log.ts";
import type { TeamMember } from "../settings/team.ts";
import type { DeskRequest, RequestFile, RequestRecord } from "../store/requests/inbox/desk-request.ts";
import type { Store } from "../store/store.ts";
import type { Page } from "../web/response.ts";
import type { answerSearch } from "./answer-search.ts";
import type { DeskPage } from "./desk-response.ts";
import type { EncryptedQuery } from "./encrypted-query.ts";
import type { LastLists, ListPlace } from "./inbox/list-place.ts";
import type { CodeMails } from "./sign-in/deliver-code.ts";
import type { Publisher } from "./texts/publisher-client.ts";
import { numberWords } from "./times.ts";

/** What the desk works with, the same for all of its pages. */
export interface DeskOptions {
	words: Desk;
	messages: TeamMessages;
	/** What visitors are told, in each language: as much of it as the desk takes. */
	languages: ByLanguage<Pick<Words, "language"> & { messages: Pick<Words["messages"], "replies"> }>;
	team: readonly TeamMember[];
	/** Staff's IANA time zone. */
	timeZone: string;
	/** How the units are called, by the names in TEAM. */
	unitNames: Readonly<Record<string, string>>;
	/** Addresses that get a copy of what is answered by mail. */
	copyTo: readonly string[];
	/** How long the site promises, in milliseconds. */
	promised: number;
	keptDays: number;
	/** Publishes the texts; none if the service has no editor. */
	publisher: Publisher | undefined;
	/** The origin of the editor's own host; undefined if it is at the desk's. */
	textsUrl: string | undefined;
	/** What the words of a visitor may tell of, by the phrases of the site's search. */
	dangersIn: (text: string) => Danger[];
	/** Names of the clinics that the site lists. */
	clinics: readonly string[];
	/** The store; throws while it is not open. */
	store: () => Pick<Store, "signIns" | "requests" | "figures" | "persons" | "queryCipher" | "calendarFeeds">;
	/** A built page with the placeholders of `SHELL`. */
	shell: Page;
	/** Below which the draft's pages lie. */
	dataFolder: string;
	/** The editor's files, of the build. */
	editorFolder: string;
	/** The desk's web manifest, as JSON. */
	manifest: string;
	codes: Pick<CodeMails, "send">;
	answers: ReturnType<typeof answerSearch>;
	siteUrl: string;
	trustedProxies: number;
	now: () => Date;
	log: Log;
}

/** A member's request to the desk, which a page of it is rendered with. */
export interface DeskView extends Omit<DeskOptions, "now"> {
	member: TeamMember;
	now: Date;
	request: Request;
	url: URL;
	place: ListPlace;
	page: DeskPage;
	encryptedQueries: EncryptedQuery;
	lastLists: LastLists;
}

export interface RecordProps<File extends RequestFile = RequestRecord> {
	record: File;
	view: DeskView;
}

/** A member's name; the address of somebody who is no longer on the team. */
export const nameOf = (address: string, { team }: Pick<DeskView, "team">): string =>
	team.find((member) => member.address === address)?.name ?? address;

export const isCallAhead = ({ callAt }: Pick<DeskRequest, "callAt">, { now }: Pick<DeskView, "now">) =>
	callAt !== undefined && callAt > now;

export const isMember = (address: string | undefined, { team }: Pick<DeskView, "team">) =>
	team.some((member) => member.address === address);

/** That somebody has a request, or had it who is no longer on the team: `la tiene Ana`. */
export function hasWords(address: string, view: Pick<DeskView, "team" | "member" | "words">): string {
	const { yours, has, had } = view.words.inbox;
	if (address === view.member.address) return yours;
	return fill(isMember(address, view) ? has : had, { name: firstName(nameOf(address, view)) });
}

/** Somebody's given name; the whole name if it cannot be told. */
export const firstName = (name: string): string => givenName(name) ?? name.trim();

export const unitName = (unit: string, { unitNames }: Pick<DeskView, "unitNames">): string => unitNames[unit] ?? unit;

/** Country, clinic or organisation that somebody writes from. */
export function placeOf({ details }: DeskRequest, { messages, words }: Pick<DeskView, "messages" | "words">): string {
	if (!details) return "";
	const { clinic_interest, organisation, country } = details;
	const isUnlisted = country === "OTHER" && !clinic_interest && !organisation;
	return isUnlisted ? words.inbox.otherCountry : placeWord(messages, details);
}

/** `Llegó por instagram, campaña fiv-nyc, desde /ivfdo`; empty if nothing is known. */
export function cameWords({ origin }: DeskRequest, { words }: Pick<DeskView, "words">): string {
	const { came } = words.request;
	const { source = origin.referrer, medium, campaign, page } = origin;
	const named = campaign && fill(came.campaign, { campaign });
	const by = source ?? named;
	const parts = [
		by && (source && medium ? fill(came.medium, { source, medium }) : fill(came.by, { source: by })),
		source && named,
		page && fill(came.page, { page }),
	].filter(Boolean);
	return parts.length > 0 ? fill(came.sentence, { parts: parts.join(", ") }) : "";
}

/** What somebody wants: the purpose, else the form's own words. */
export function askedOf({ details, form, kind }: DeskRequest, { messages }: Pick<DeskView, "messages">): string {
	if (form && FORMS[form].interest) return messages.forms[form].title;
	return purposeWord(messages, details?.purpose) ?? messages.mails.staff.kinds[kind];
}

/** `En inglés`. */
export const languageWords = (language: string, { words }: Pick<DeskView, "words">): string =>
	fill(words.inbox.inLanguage, { language: languageForTeam(language) });

/** The same of a request; undefined if it was written in the team's own language. */
export const languageOfRequest = ({ language }: DeskRequest, view: Pick<DeskView, "words">): string | undefined =>
	otherLanguage(language) && languageWords(language, view);

export function counted(words: PluralWords & { none?: string }, count: number, more = {}): string {
	const told = count === 0 ? words.none : undefined;
	return fill(told ?? plural(count, TEAM_LOCALE, words), { count: numberWords(count), ...more });
}
