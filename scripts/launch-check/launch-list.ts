/** What stands between these texts and settings and a public site: samples, addresses, reviews, settings. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Contact, minutesOf } from "../../content-model/contact.ts";
import type { Content } from "../../content-model/content.ts";
import { DOWNLOADS_FOLDER } from "../../content-model/downloads.ts";
import { allStaleTexts } from "../../content-model/loader/translations.ts";
import { type ContentField, contentFields } from "../../content-model/reviews/content-fields.ts";
import { dueReviews } from "../../content-model/reviews/due-reviews.ts";
import { readClosedDays } from "../../contract/closed-days.ts";
import { exampleSettings } from "../../service/settings/example-settings.ts";
import { readSettings, type Settings } from "../../service/settings/settings.ts";
import { SettingsError } from "../../service/settings/settings-error.ts";
import { outdatedDocuments } from "./printed-documents.ts";

export interface LaunchItem {
	/** Heads what belongs together: «Ejemplos por cambiar». */
	title: string;
	/** `content/es/testimonials.yaml · 1 («Paciente de Puerto Rico»)` or a setting's name. */
	where: string;
	/** What to do, in Spanish. */
	todo: string;
	/** Whether the page says that it is still so, and the launch need not wait for it. */
	waits?: boolean;
}

/** A rule of `launch-list.yaml`, which says what each part means. */
interface Rule {
	title: string;
	todo: string;
	key?: string;
	equals?: unknown;
	matches?: RegExp;
	empty?: true;
	over?: true;
	missing?: string;
	only?: string;
	except?: string;
	waits?: true;
	setting?: string;
}

const RULES: readonly Rule[] = parse(
	readFileSync(new URL("launch-list.yaml", import.meta.url), "utf8"),
	(key, value) => (key === "matches" ? new RegExp(value as string) : value),
);

/** What is left to do before going live. @param now for what grows old */
export function launchList(
	content: Content,
	environment: Record<string, string | undefined>,
	now: () => Date,
	facts: Readonly<Record<string, number>> = {},
): LaunchItem[] {
	const fields = contentFields(content);
	return [
		...RULES.filter(({ setting }) => !setting).flatMap((rule) => fields.flatMap((field) => broken(rule, field, now()))),
		...dueReviews(content, now()).map(({ day, ...due }) => {
			const isOverdue = Date.parse(day) < now().getTime();
			return isOverdue
				? { title: "Fuentes que tocaba mirar", ...due }
				: { title: "Fuentes por mirar pronto", ...due, waits: true };
		}),
		...networkItems(content, facts),
		...settingItems(environment, content, facts),
	];
}

/** Who is not listed yet, and what the figure of the network says beside the list. */
function networkItems(
	{ clinics, people }: Content,
	{ "clinicas-en-la-red": claimed = 0 }: Readonly<Record<string, number>>,
) {
	const item = (where: string, todo: string) => ({ title: "Listas que solo el Grupo llena", where, todo, waits: true });
	const figure = `dice ${claimed} y content/clinics nombra ${clinics.length}; escribe las que faltan o corrige la cifra.`;
	return [
		...(clinics.length === 0
			? [
					item(
						"content/clinics",
						"falta la primera clínica: un archivo para cada una, con su habilitación y lo que se comprobó.",
					),
				]
			: []),
		...(people.length === 0
			? [item("content/people", "falta quién responde por cada unidad: un archivo para cada persona.")]
			: []),
		...(clinics.length < claimed ? [item("content/facts.yaml · clinicas-en-la-red", figure)] : []),
	];
}

/** The texts of translations whose original has changed since. */
export const translationItems = (folder: string): LaunchItem[] =>
	allStaleTexts(folder).map(({ file, key }) => ({
		title: "Traducciones por poner al día",
		where: `content/${file} · ${key}`,
		todo: "el texto en español cambió o falta aquí; tradúcelo y ejecuta npm run generate -- translations.",
	}));

/** The printed documents whose page says something else by now. */
export const documentItems = (content: Content): LaunchItem[] =>
	outdatedDocuments(content).map((name) => ({
		title: "Documentos que ya no dicen lo mismo que el contenido",
		where: `${DOWNLOADS_FOLDER}/${name}`,
		todo: "imprímelo otra vez con npm run generate -- documents y guarda el archivo.",
	}));

function broken(rule: Rule, { where, key, value, neighbours }: ContentField, now: Date): LaunchItem[] {
	const text = typeof value === "string" ? value : "";
	const concerns =
		(rule.key === undefined || rule.key === key) &&
		(rule.equals === undefined || rule.equals === value) &&
		(rule.empty === undefined || (Array.isArray(value) && value.length === 0)) &&
		(rule.over === undefined || isOver(text, now)) &&
		(rule.missing === undefined || neighbours[rule.missing] === undefined) &&
		(rule.only === undefined || where.includes(rule.only)) &&
		(rule.except === undefined || !where.includes(rule.except));
	// The search costs most, and most fields are none of a rule's.
	const [match] = (concerns && rule.matches?.exec(text)) || [];
	if (!concerns || (rule.matches && match === undefined)) return [];
	const named = { ...neighbours, value: text, match };
	const todo = rule.todo.replace(/\{(\w+)\}/g, (_, name) => String(named[name as never]));
	return [{ title: rule.title, where, todo, ...(rule.waits && { waits: true }) }];
}

/** Whether a quarter, written `2026-T3`, has ended. */
function isOver(quarter: string, now: Date): boolean {
	const [, year, number] = /^(\d{4})-T(\d)$/.exec(quarter) ?? [];
	return now.getTime() >= Date.UTC(Number(year), Number(number) * 3, 1);
}

function settingItems(
	environment: Record<string, string | undefined>,
	{ contact, site }: Content,
	facts: Readonly<Record<string, number>>,
): LaunchItem[] {
	const rules = RULES.filter(({ setting }) => setting);
	try {
		const wrong = wrongSettings(readSettings(environment), contact, facts);
		return rules
			.filter(({ setting }) => wrong[`${setting}`])
			.map(({ title, setting, todo }) => ({ title, where: `${setting}`, todo: todo.replace("{hours}", site.hours) }));
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return [{ title: rules[0]?.title ?? "", where: "ajustes", todo: error.message }];
	}
}

function wrongSettings(
	settings: Settings,
	{ opening, closed }: Contact,
	{ conservacion, respuesta }: Readonly<Record<string, number>>,
): Record<string, boolean> {
	const { SITE_URL, SMTP_URL, DATA_KEY, RATE_LIMIT, SERVICE_HOURS, RETENTION_DAYS, OVERDUE_HOURS } = settings;
	return {
		...Object.fromEntries(exampleSettings(settings).map((name) => [name, true])),
		...(new URL(SITE_URL).protocol !== "https:" && { SITE_URL: true }),
		SMTP_URL: SMTP_URL === undefined,
		DATA_KEY: DATA_KEY === undefined,
		SERVICE_HOURS: SERVICE_HOURS.some((ours) => !isAnnounced(ours, opening)),
		CLOSED_DAYS: String(settings.CLOSED_DAYS) !== String(readClosedDays(closed).days),
		RATE_LIMIT: RATE_LIMIT === undefined,
		RETENTION_DAYS: conservacion !== undefined && conservacion !== RETENTION_DAYS,
		OVERDUE_HOURS: respuesta !== undefined && respuesta !== OVERDUE_HOURS,
	};
}

/** Whether an opening of the service is the one that the pages announce. */
function isAnnounced({ days, from, until }: Settings["SERVICE_HOURS"][number], opening: Contact["opening"]): boolean {
	const sameDays = days[0] === opening.first && days.at(-1) === opening.last;
	return sameDays && from === minutesOf(opening.from) && until === minutesOf(opening.until);
}
