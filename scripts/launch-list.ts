/** What stands between these texts and settings and a public site: samples, addresses, reviews, settings. */
import type { Content } from "../content-model/content.ts";
import { SECURITY_TEXT_PATH, securityTextExpiry } from "../contract/security-text.ts";
import { EXAMPLE_DOMAIN, exampleSettings } from "../service/settings/example-settings.ts";
import { readSettings, type Settings } from "../service/settings/settings.ts";
import { SettingsError } from "../service/settings/settings-error.ts";
import { sameOpenings, spokenOpenings } from "./spoken-hours.ts";

export interface LaunchItem {
	/** `content/testimonials.yaml · 1 («Paciente de Puerto Rico»)` or a setting's name. */
	where: string;
	/** What to do, in Spanish. */
	todo: string;
}

export interface LaunchList {
	samples: LaunchItem[];
	/** What pages say of their samples, which is no longer true once these are gone. */
	sentences: LaunchItem[];
	addresses: LaunchItem[];
	reviews: LaunchItem[];
	/** What only the owner knows, and pages therefore do not say. */
	questions: LaunchItem[];
	/** Goals whose date has passed, and of which nobody has said how they stand. */
	goals: LaunchItem[];
	/** Sources that nobody has looked at, or not for half a year. */
	sources: LaunchItem[];
	settings: LaunchItem[];
	/** What a static host would serve that grows old. */
	build: LaunchItem[];
}

/** Half a year: entry requirements change with the season. */
const SOURCE_KEEPS_DAYS = 183;
/** Before `security.txt` expires: time enough to build and upload. */
const RENEWED_BEFORE_DAYS = 60;
const DAY = 86_400_000;

/**
 * Everything left to do before going live.
 * @param now for what grows old
 * @param builtSecurityText the `security.txt` of the pages as they were built, where they were
 */
export function launchList(
	content: Content,
	environment: Record<string, string | undefined>,
	now: () => Date,
	builtSecurityText?: string,
): LaunchList {
	const found = Object.entries(filesOf(content)).flatMap(([file, value]) => leaves(file, value));
	return {
		samples: found
			.filter(({ key, value }) => key === "sample" && value === true)
			.map(({ where }) => ({ where, todo: "es un ejemplo; pon uno real y quita «sample: true»." })),
		sentences: found
			// The plan's tools begin with an example, and go on doing so.
			.filter(({ where }) => !where.startsWith("content/plan/"))
			.filter(({ value }) => typeof value === "string" && OF_EXAMPLES.test(value))
			.map(({ where, key }) => ({
				where: `${where} › ${key}`,
				todo: "habla de ejemplos; cuando ya no los haya, di lo que hay.",
			})),
		addresses: found.flatMap(({ where, key, value }) => {
			const [example] = typeof value === "string" ? (value.match(EXAMPLES) ?? []) : [];
			return example
				? [{ where: `${where} › ${key}`, todo: `lleva «${example}», un dato de ejemplo; pon el real.` }]
				: [];
		}),
		reviews: found
			.filter(({ key, value }) => key in REVIEWS && value === "pending")
			.map(({ where, key }) => ({
				where,
				todo: `falta ${REVIEWS[key]}; cuando esté hecha, escribe «${key}: done».`,
			})),
		questions: [
			...found
				.filter(({ key }) => key === "openQuestion")
				.map(({ where, value }) => ({ where, todo: `${value} Contéstalo en el texto y borra openQuestion.` })),
			...emptyLists(content),
		],
		goals: goalItems(content.pages, now()),
		sources: sourceItems(content.answers.sources, now()),
		settings: settingItems(environment, content.site.hours),
		// The service answers with its own; only other hosts serve the file.
		build:
			environment.CONTACT_URL && builtSecurityText !== undefined ? securityTextItems(builtSecurityText, now()) : [],
	};
}

/** The lists that only the owner can fill in, where they are still empty. */
function emptyLists({ units }: Content): LaunchItem[] {
	return Object.entries(units).flatMap(([id, { page }]) => {
		if (!page.transparency) return [];
		const { earnings, checks } = page.transparency;
		return Object.entries({ earnings, checks })
			.filter(([, { items }]) => items.length === 0)
			.map(([name, { title }]) => ({
				where: `content/units/${id}.yaml · page › transparency › ${name} («${title}»)`,
				todo: "la lista está vacía y la página dice que se está completando; llénala.",
			}));
	});
}

/** Who has yet to read a text, by the field that says so. */
const REVIEWS: Record<string, string> = {
	review: "la revisión",
	clinicalReview: "la revisión de un médico",
	legalReview: "la revisión de un abogado",
};

function sourceItems(sources: Content["answers"]["sources"], now: Date): LaunchItem[] {
	const days = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / DAY);
	return Object.entries(sources).flatMap(([name, { url, reviewed }]) => {
		const where = `content/answers.yaml · sources › ${name}`;
		if (!reviewed) return [{ where, todo: `nadie ha abierto ${url}; mira que sea la página y ponle reviewed.` }];
		if (days(reviewed) <= SOURCE_KEEPS_DAYS) return [];
		return [{ where, todo: `se miró hace ${days(reviewed)} días; ábrela, compara y pon la fecha nueva en reviewed.` }];
	});
}

function securityTextItems(text: string, now: Date): LaunchItem[] {
	const expiry = securityTextExpiry(text);
	if (expiry && expiry.getTime() - now.getTime() > RENEWED_BEFORE_DAYS * DAY) return [];
	const when = expiry ? `vale hasta el ${expiry.toISOString().slice(0, 10)}` : "no dice hasta cuándo vale";
	return [
		{
			where: SECURITY_TEXT_PATH,
			todo: `${when}, y un host estático no lo renueva: construye y sube las páginas otra vez.`,
		},
	];
}

function goalItems(pages: Content["pages"], now: Date): LaunchItem[] {
	return Object.entries(pages).flatMap(([name, { sections }]) => {
		const objectives = sections.flatMap((section) => (section.type === "agenda-objectives" ? section.items : []));
		const silent = objectives.flatMap(({ goals }) => goals).filter(({ to, status }) => !status && to && ended(to, now));
		return silent.map(({ text, when }) => ({
			where: `content/pages/${name}.yaml · goals («${text}»)`,
			todo: `su fecha ya pasó (${when}); di cómo va con status: en curso, cumplida o pospuesta.`,
		}));
	});
}

/** Whether a quarter, written `2026-T3`, is over. */
function ended(quarter: string, now: Date): boolean {
	const [year = 0, number = 0] = quarter.split("-T").map(Number);
	return now.getTime() >= Date.UTC(year, number * 3, 1);
}

/** Lower case only: «Ejemplo», with a capital, is the label beside samples, and texts about it stay true. */
const OF_EXAMPLES = /(?<!por )\bejemplos?\b/;

/** Addresses and telephone numbers that belong to nobody (RFC 2606; +1 809 555 01xx). */
const EXAMPLES = new RegExp(`[\\w.+-]*@?${EXAMPLE_DOMAIN.source}|\\+?1[ -]?809[ -]?555[ -]?\\d{4}`);

/** The content by file; error messages stay out, since they show people how an address is written. */
function filesOf(content: Content) {
	const { site, answers, testimonials, education, articles, resources, units, pages, legal, documents, plan } = content;
	const each = (folder: string, all: Record<string, unknown>, ending = "yaml") =>
		Object.fromEntries(Object.entries(all).map(([id, value]) => [`${folder}/${id}.${ending}`, value]));
	return {
		"site.yaml": site,
		"answers.yaml": answers,
		...each("pages", pages),
		...each("units", units),
		"testimonials.yaml": testimonials,
		"education.yaml": education,
		...each("articulos", Object.fromEntries(articles.map(({ id, ...article }) => [id, article])), "md"),
		"resources.yaml": resources,
		...each("resources", documents),
		...each("plan", plan),
		...each("legal", legal, "md"),
	};
}

interface Leaf {
	where: string;
	key: string;
	value: unknown;
}

function leaves(file: string, root: unknown): Leaf[] {
	function walk(node: object, path: readonly string[]): Leaf[] {
		const where = [`content/${file}`, path.join(" › ")].filter(Boolean).join(" · ");
		return Object.entries(node).flatMap(([key, value]) => {
			if (typeof value !== "object" || value === null) return [{ where, key, value }];
			return walk(value, [...path, Array.isArray(node) ? entryName(Number(key), value) : key]);
		});
	}
	return typeof root === "object" && root !== null ? walk(root, []) : [];
}

/** An entry by its number and, where it has one, its name. */
function entryName(index: number, entry: Record<string, unknown>): string {
	const name = entry.title ?? entry.name ?? entry.question ?? entry.label;
	return typeof name === "string" ? `${index + 1} («${name}»)` : String(index + 1);
}

/** @param hours as the pages say them */
function settingItems(environment: Record<string, string | undefined>, hours: string): LaunchItem[] {
	let settings: Settings;
	try {
		settings = readSettings(environment);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return [{ where: "ajustes", todo: error.message }];
	}
	const examples = exampleSettings(settings);
	const unencrypted = new URL(settings.SITE_URL).protocol !== "https:";
	const checks: [where: string, wrong: boolean, todo: string][] = [
		["SITE_URL", examples.includes("SITE_URL") || unencrypted, "escribe la dirección pública del sitio, con https://."],
		["CONTACT_PUBLIC_KEY", examples.includes("CONTACT_PUBLIC_KEY"), "es la clave de fábrica; escribe una propia."],
		["SMTP_URL", settings.SMTP_URL === undefined, "falta; sin un servidor de correo nadie recibe las solicitudes."],
		["NOTIFY_TO", examples.includes("NOTIFY_TO"), "escribe el correo del equipo que responde."],
		["MAIL_FROM", examples.includes("MAIL_FROM"), "escribe la dirección desde la que salen los correos."],
		[
			"DATA_KEY",
			settings.DATA_KEY === undefined,
			"falta; los datos personales se guardarían sin cifrar. Crea una con: openssl rand -base64 32, y guarda una copia aparte.",
		],
		[
			"SERVICE_HOURS",
			!sameOpenings(spokenOpenings(hours), settings.SERVICE_HOURS),
			`no dice lo mismo que content/site.yaml («${hours}»); plazos y recordatorios siguen este ajuste: cambia el que esté mal.`,
		],
		["RATE_LIMIT", settings.RATE_LIMIT === undefined, "está en 0; sin límite, cualquiera puede llenar el buzón."],
	];
	return checks.filter(([, wrong]) => wrong).map(([where, , todo]) => ({ where, todo }));
}
