/** Mails to staff that list requests, one a line. */
import { fill } from "../../../content-model/fields/fill.ts";
import { placeWord, purposeWord } from "../../../content-model/messages/choice-word.ts";
import type { TeamMessages } from "../../../content-model/messages/messages.ts";
import { oneLine } from "../../formats/printable.ts";
import { mailTime, otherLanguage } from "../../formats/team-language.ts";
import { MAX_NAMED } from "../../store/outbox/listed-requests.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { DigestContent } from "../../store/outbox/reminders/digest.ts";
import { countNamed, type NamedRequest, type ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";
import { formOfRequest, type OpenedRequest } from "../../store/requests/stored-request.ts";
import { type Block, deskButton, line, type MailBody, RULE, small, usual } from "../layout/mail-body.ts";
import type { ComposeOptions } from "./options.ts";

// A line of a list, not a place for a text.
const MAX_NAME_LENGTH = 80;

/** What a mail to staff says. */
export interface StaffMail {
	subject: string;
	body: MailBody;
}

/** Lists requests above the limit of notices. */
export const batchMail = ({ listed = [], more = 0, short }: DueMail, options: ComposeOptions): StaffMail =>
	listMail(options.messages.mails.batch, requestLines(listed, options, short), listed.length + more, options);

/** One request without what its visitor wrote. */
export function shortMail(request: OpenedRequest, subject: string, options: ComposeOptions): StaffMail {
	const { short } = options.messages.mails;
	const preview = fill(short.preview, { reference: request.reference });
	return listMail({ ...short, subject, preview }, requestLines([request], options, true), 1, options);
}

/** @param short whether without what visitors wrote, be it a name */
function requestLines(listed: readonly OpenedRequest[], options: ComposeOptions, short = false): Block[] {
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

/** Reminds staff of requests, and says why; also if whoever had them has left the team. */
export function reminderMail(mail: DueMail, kind: "reminder" | "quarantine", options: ComposeOptions): StaffMail {
	const { mails } = options.messages;
	const { requests, more, to, why = kind } = mail.content as ReminderContent;
	const words = mails[why];
	const isGone = to && !options.team.some(({ address }) => address === to);
	const lead = isGone ? `${words.lead} ${fill(mails.reminder.had, { name: to })}` : words.lead;
	const subject = fill(words.subject, { count: String(countNamed(requests) + more) });
	return listMail({ ...words, subject, lead }, namedLines(requests, mail, options), requests.length + more, options);
}

export function passedListMail(mail: DueMail, options: ComposeOptions): StaffMail {
	const content = mail.content as PassedContent;
	const words = options.messages.mails.passedMany;
	const { requests = [], more = 0 } = content;
	const lead = passedLead(content, words, options);
	return listMail({ ...words, lead }, namedLines(requests, mail, options), requests.length + more, options);
}

export function passedLead(
	content: PassedContent,
	words: Record<"leadUnit" | "leadPerson", string>,
	{ messages, team }: ComposeOptions,
): string {
	const name = team.find(({ address }) => address === content.from)?.name ?? messages.mails.passed.somebody;
	return "unit" in content ? fill(words.leadUnit, { name, unit: content.unit }) : fill(words.leadPerson, { name });
}

function listMail(
	{ subject, preview, title, lead, see }: Record<"subject" | "preview" | "title" | "lead" | "see", string>,
	lines: readonly Block[],
	total: number,
	{ messages, deskUrl }: ComposeOptions,
): StaffMail {
	const button = deskButton(messages.mails.desk, deskUrl);
	const listed = withMore(lines, total, messages);
	const blocks = [usual(lead), ...button, ...listed, ...(deskUrl ? [RULE, small(see)] : [])];
	return { subject: fill(subject, { count: String(total) }), body: { preview, title, blocks } };
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
export function digestMail(mail: DueMail, options: ComposeOptions): StaffMail {
	const { messages, timeZone, deskUrl } = options;
	const { digest: words, desk } = messages.mails;
	const content = mail.content as DigestContent;
	const { overdueRequests, failed } = content;
	const since = fill(words.since, { date: mailTime(new Date(content.since), timeZone) });
	const counts = [[since, content.received] as const, ...COUNTED.map((name) => [words[name], content[name]] as const)];
	const overdueLines = namedLines(overdueRequests, mail, options);
	const failedLines = failed.map(({ reference, kind, code, unconfirmed }) => {
		const said = [words.kinds[kind], unconfirmed ? words.unconfirmed : code];
		return reference
			? listedLine(reference, [nameIn(mail, reference), ...said], options)
			: listedLine(words.general, [undefined, ...said], {});
	});
	const blocks = [
		...counts.flatMap(([label, value]) => line(`${label}: `, { strong: String(value) })),
		...deskButton(desk, deskUrl),
		...(overdueRequests.length > 0 ? [RULE, ...withMore(overdueLines, content.overdue, messages)] : []),
		...(failed.length > 0 ? [RULE, ...withMore(failedLines, content.failedMails, messages), small(words.resend)] : []),
		RULE,
		small(words.daily),
	];
	const preview = fill(words.preview, { received: String(content.received), overdue: String(content.overdue) });
	const subject = fill(words.subject, { unanswered: String(content.unanswered) });
	return { subject, body: { preview, title: words.title, blocks } };
}

/** Who wrote it, if that may be said. */
const nameIn = ({ short, names }: DueMail, reference: string) => (short ? undefined : names?.get(reference));

/** Reference, name, kind, and time of arrival or of the call. */
function namedLines(requests: readonly NamedRequest[], mail: DueMail, options: ComposeOptions): Block[] {
	const { staff, reminder, quarantine } = options.messages.mails;
	return requests.map(({ reference, kind, receivedAt, overdue, suspicion, others, callAt }) => {
		const time = mailTime(new Date(callAt ?? receivedAt), options.timeZone);
		const rest = others && fill(quarantine.others, { count: String(others) });
		const marks = [overdue && reminder.overdue, suspicion && quarantine.suspicions[suspicion], rest];
		return listedLine(reference, [nameIn(mail, reference), staff.kinds[kind], time, ...marks], options);
	});
}

/** One request of a list, with a link to the desk if there is one. @param said the name of its writer first */
function listedLine(
	reference: string,
	[name, ...said]: readonly (string | false | 0 | undefined)[],
	{ deskUrl }: Pick<ComposeOptions, "deskUrl">,
): Block {
	const who = name ? `${reference} · ${oneLine(name, MAX_NAME_LENGTH)}` : reference;
	const named = deskUrl ? { text: who, href: `${deskUrl}/${reference}` } : { strong: who };
	return line(named, ` · ${said.filter(Boolean).join(" · ")}`);
}
