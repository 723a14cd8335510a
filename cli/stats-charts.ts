import { messages } from "virtual:content";
import { REQUEST_KINDS } from "../contract/forms.ts";
import { PURPOSES } from "../contract/purposes.ts";
import type { Statistics } from "../service/store/figures.ts";
import { bar, indented, usedWidth } from "./layout.ts";
import { duration } from "./times.ts";
import { STATS } from "./words/say.ts";

const LABELS = 18;
const NUMBERS = 7;
const MOST_DAYS = 31;
const MOST_WEEKS = 26;

/** Figures with bars that need no colour; every bar has its number beside it. @param columns width of the terminal */
export function statsCharts(figures: Statistics, columns: number): string {
	const { received, byKind, byPurpose, byDay, answered, medianToAnswer, suspects, promise } = figures;
	const kinds = REQUEST_KINDS.filter((kind) => byKind[kind]).map(
		(kind) => [messages.mails.staff.kinds[kind], byKind[kind] ?? 0] as const,
	);
	const purposes = PURPOSES.filter((purpose) => byPurpose[purpose]).map(
		(purpose) => [messages.choices.purpose[purpose], byPurpose[purpose] ?? 0] as const,
	);
	const { title, bars } = overTime(byDay);
	return [
		`${STATS.period(byDay[0]?.day ?? "", byDay.at(-1)?.day ?? "")}\n${lines([
			[STATS.received, received],
			[STATS.answered, received > 0 ? `${answered} (${percent(answered, received)})` : answered],
			[STATS.inTime, promise.of > 0 ? `${STATS.share(promise)} (${percent(promise.kept, promise.of)})` : "–"],
			[STATS.median, medianToAnswer === undefined ? "–" : duration(medianToAnswer)],
			[STATS.suspects, suspects],
		])}\n${indented(STATS.inTimeMeans, columns)}`,
		`${STATS.now}\n${lines([
			[STATS.total, figures.total],
			[STATS.unanswered, figures.unanswered],
			[STATS.overdue, figures.overdue],
			[STATS.held, figures.held],
			[STATS.pendingMails, figures.pendingMails],
			[STATS.failedMails, figures.failedMails],
		])}`,
		...(received > 0 ? [`${STATS.byKind}\n${chart(kinds, columns)}`] : []),
		...(purposes.length > 0 ? [`${STATS.byPurpose}\n${chart(purposes, columns)}`] : []),
		...(received > 0 ? [`${title}\n${chart(bars, columns)}`] : []),
	].join("\n\n");
}

function lines(rows: readonly (readonly [string, string | number])[]): string {
	return rows.map(([label, value]) => `  ${label.padEnd(32)} ${value}`).join("\n");
}

function chart(rows: readonly (readonly [string, number])[], columns: number): string {
	const most = Math.max(1, ...rows.map(([, count]) => count));
	const room = usedWidth(columns) - LABELS - NUMBERS - 4;
	return rows
		.map(([label, count]) =>
			`  ${label.padEnd(LABELS)} ${String(count).padStart(NUMBERS - 1)} ${bar(count / most, room)}`.trimEnd(),
		)
		.join("\n");
}

function percent(part: number, whole: number): string {
	return `${Math.round((100 * part) / whole)} %`;
}

/** Days, weeks or months, whichever fit on a screen. */
function overTime(byDay: Statistics["byDay"]): { title: string; bars: [string, number][] } {
	if (byDay.length <= MOST_DAYS) {
		return { title: STATS.byDay, bars: byDay.map(({ day, received }) => [dayLabel(day), received]) };
	}
	const weekly = byDay.length <= MOST_WEEKS * 7;
	const sums = new Map<string, number>();
	for (const { day, received } of byDay) {
		const span = weekly ? monday(day) : day.slice(0, 7);
		sums.set(span, (sums.get(span) ?? 0) + received);
	}
	return weekly
		? { title: STATS.byWeek, bars: [...sums].map(([day, count]) => [STATS.weekOf(dayAndMonth(day)), count]) }
		: {
				title: STATS.byMonth,
				bars: [...sums].map(([month, count]) => [`${month.slice(5)}/${month.slice(0, 4)}`, count]),
			};
}

function dayLabel(day: string): string {
	return `${STATS.weekdays[utc(day).getUTCDay()]} ${dayAndMonth(day)}`;
}

function dayAndMonth(day: string): string {
	return `${day.slice(8)}/${day.slice(5, 7)}`;
}

function monday(day: string): string {
	const time = utc(day);
	time.setUTCDate(time.getUTCDate() - ((time.getUTCDay() + 6) % 7));
	return time.toISOString().slice(0, 10);
}

function utc(day: string): Date {
	return new Date(`${day}T00:00:00Z`);
}
