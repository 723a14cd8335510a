/** Mails to staff that list requests, one a line. */
import { fill } from "../../../content-model/fields/fill.ts";
import { placeWord, purposeWord } from "../../../content-model/messages/choice-word.ts";
import type { TeamMessages } from "../../../content-model/messages/messages.ts";
import { oneLine } from "../../formats/printable.ts";
import { mailTime, otherLanguage } from "../../formats/team-language.ts";
import type { TeamMember } from "../../settings/team.ts";
import { type ListedRequests, MAX_NAMED } from "../../store/outbox/listed-requests.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { DigestContent } from "../../store/outbox/reminders/digest.ts";
import type { NamedRequest, ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";
import { formOfRequest, type OpenedRequest } from "../../store/requests/stored-request.ts";
import { type Block, deskButton, line, type MailBody, RULE, small, usual } from "../layout/mail-body.ts";

// A line of a list, not a place for a text.
const MAX_NAME_LENGTH = 80;

export interface StaffMailOptions {
	messages: TeamMessages;
	timeZone: string;
	deskUrl?: string | undefined;
}

type Names = DueMail["names"];

/** Lists requests above the limit of notices. @param short whether without what visitors wrote, be it a name */
export const batchMail = ({ listed, more }: ListedRequests, options: StaffMailOptions, short = false): MailBody =>
	listMail(options.messages.mails.batch, requestLines(listed, options, short), listed.length + more, options);

export function shortMail(request: OpenedRequest, options: StaffMailOptions): MailBody {
	const { short } = options.messages.mails;
	const preview = fill(short.preview, { reference: request.reference });
	return listMail({ ...short, preview }, requestLines([request], options, true), 1, options);
}

function requestLines(listed: readonly OpenedRequest[], options: StaffMailOptions, short: boolean): Block[] {
	const { messages, timeZone } = options;
	const { staff, batch } = messages.mails;
	return listed.map(({ reference, kind, receivedAt, details, language }) => {
		const time = mailTime(receivedAt, timeZone);
		if (!details) return listedLine(reference, [undefined, staff.kinds[kind], batch.unreadable, time], options);
		const form = messages.forms[formOfRequest({ kind, details })].title;
		const [name, place] = short ? [] : [details.name, placeWord(messages, details)];
		const said = [form, purposeWord(messages, details.purpose), place, otherLanguage(language), time];
		return listedLine(reference, [name, ...said], options);
	});
}

/** Reminds staff of requests. @param words that say why */
export function reminderMail(
	{ requests, more }: ReminderContent,
	names: Names,
	options: StaffMailOptions,
	words: ListWords,
): MailBody {
	return listMail(words, namedLines(requests, names, options), requests.length + more, options);
}

export function passedListMail(content: PassedContent, names: Names, options: PassedOptions): MailBody {
	const words = options.messages.mails.passedMany;
	const { requests = [], more = 0 } = content;
	const lead = passedLead(content, words, options);
	return listMail({ ...words, lead }, namedLines(requests, names, options), requests.length + more, options);
}

export type PassedOptions = StaffMailOptions & { team: readonly TeamMember[] };

export function passedLead(
	content: PassedContent,
	words: Record<"leadUnit" | "leadPerson", string>,
	{ messages, team }: PassedOptions,
): string {
	const name = team.find(({ address }) => address === content.from)?.name ?? messages.mails.passed.somebody;
	return "unit" in content ? fill(words.leadUnit, { name, unit: content.unit }) : fill(words.leadPerson, { name });
}

type ListWords = Record<"preview" | "title" | "lead" | "see", string>;

function listMail(
	{ preview, title, lead, see }: ListWords,
	lines: readonly Block[],
	total: number,
	{ messages, deskUrl }: StaffMailOptions,
): MailBody {
	const button = deskButton(messages.mails.desk, deskUrl);
	const listed = withMore(lines, total, messages);
	return { preview, title, blocks: [usual(lead), ...button, ...listed, ...(deskUrl ? [RULE, small(see)] : [])] };
}

function withMore(lines: readonly Block[], total: number, { mails }: TeamMessages): Block[] {
	const shown = lines.slice(0, MAX_NAMED);
	const more = total - shown.length;
	return more > 0 ? [...shown, line(fill(mails.more, { count: String(more) }))] : shown;
}

const COUNTED = [
	...(["unanswered", "overdue", "held", "pendingMails", "pendingReceipts", "failedMails"] as const),
	...(["withheldReceipts", "refused"] as const),
];

/** The daily digest to staff: counts of unanswered and overdue requests, and of pending and failed mails. */
export function digestMail(content: DigestContent, names: Names, options: StaffMailOptions): MailBody {
	const { messages, timeZone, deskUrl } = options;
	const { digest: words, desk } = messages.mails;
	const { overdueRequests, failed } = content;
	const since = fill(words.since, { date: mailTime(new Date(content.since), timeZone) });
	const counts = [[since, content.received] as const, ...COUNTED.map((name) => [words[name], content[name]] as const)];
	const overdueLines = namedLines(overdueRequests, names, options);
	const failedLines = failed.map(({ reference, kind, code, unconfirmed }) => {
		const said = [words.kinds[kind], unconfirmed ? words.unconfirmed : code];
		return reference
			? listedLine(reference, [names?.get(reference), ...said], options)
			: listedLine(words.general, [undefined, ...said], {});
	});
	return {
		preview: fill(words.preview, { received: String(content.received), overdue: String(content.overdue) }),
		title: words.title,
		blocks: [
			...counts.flatMap(([label, value]) => line(`${label}: `, { strong: String(value) })),
			...deskButton(desk, deskUrl),
			...(overdueRequests.length > 0 ? [RULE, ...withMore(overdueLines, content.overdue, messages)] : []),
			...(failed.length > 0
				? [RULE, ...withMore(failedLines, content.failedMails, messages), small(words.resend)]
				: []),
			RULE,
			small(words.daily),
		],
	};
}

/** Reference, name, kind, and time of arrival or of the call. @param names by reference */
function namedLines(requests: readonly NamedRequest[], names: Names, options: StaffMailOptions): Block[] {
	const { staff, reminder, quarantine } = options.messages.mails;
	return requests.map(({ reference, kind, receivedAt, overdue, suspicion, others, callAt }) => {
		const time = mailTime(new Date(callAt ?? receivedAt), options.timeZone);
		const rest = others && fill(quarantine.others, { count: String(others) });
		const marks = [overdue && reminder.overdue, suspicion && quarantine.suspicions[suspicion], rest];
		return listedLine(reference, [names?.get(reference), staff.kinds[kind], time, ...marks], options);
	});
}

/** One request of a list, with a link to the desk if there is one. @param said the name of its writer first */
function listedLine(
	reference: string,
	[name, ...said]: readonly (string | false | 0 | undefined)[],
	{ deskUrl }: Pick<StaffMailOptions, "deskUrl">,
): Block {
	const who = name ? `${reference} · ${oneLine(name, MAX_NAME_LENGTH)}` : reference;
	const named = deskUrl ? { text: who, href: `${deskUrl}/${reference}` } : { strong: who };
	return line(named, ` · ${said.filter(Boolean).join(" · ")}`);
}
