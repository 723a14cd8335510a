import { PLAN_TOOLS } from "../../content-model/plan/frame.ts";

/** What pages may weigh at most, in bytes as they travel in brotli, without headers (docs/decisions/0023-weight.md). */

/** Another language: its links in header, drawer and footer, what search engines are told of it, and the line that offers it. */
const A_LANGUAGE = 450;
/** HTML with its styles: about the first flight of a connection. */
const MAX_HTML = 14_600;
/** What an island adds to a page's HTML: Astro's runtime, when to load the rest, and what the island is given. */
const AN_ISLAND = 2_600;
/** What each form adds that offers purposes: their names and questions, as they are shown and as its island is given them. */
const PURPOSES_OF_A_FORM = 550;
/** What each form adds that asks whether WhatsApp is allowed. */
const WHATSAPP_OF_A_FORM = 160;
/** What each page adds whose forms tell in three drawn steps what happens after sending. */
const WHAT_HAPPENS_NOW = 280;
/** The links by which a page's buttons name what they are for. */
const LINKS_WITH_PURPOSE = 100;
/** A tool of the plan: its lines, each with what can be answered, as they are shown and as its island is given them. */
const A_TOOL = 6_000;
/** Where a form that is printed is filled in by pen. */
const FORMS_ON_PAPER = 400;
/** The card with the numbers for whoever is in danger, its styles, and the two lists of alarm signs. */
const NUMBERS_TO_CALL = 1_100;
/** All questions with the ways to their answers: what every page has (8,200) and 186 questions at 50. */
const MAX_FAQ_HTML = 8_200 + 186 * 50 + NUMBERS_TO_CALL;
const MAX_HTML_OF: Record<string, number> = {
	"/": 20_100 + AN_ISLAND + 2 * (PURPOSES_OF_A_FORM + WHATSAPP_OF_A_FORM) + LINKS_WITH_PURPOSE + WHAT_HAPPENS_NOW,
	"/academy": 14_700 + LINKS_WITH_PURPOSE,
	"/agenda-pais": 20_000 + AN_ISLAND + LINKS_WITH_PURPOSE + FORMS_ON_PAPER + WHAT_HAPPENS_NOW,
	"/clinicas-partners": 15_300 + LINKS_WITH_PURPOSE,
	"/contacto": MAX_HTML + AN_ISLAND + 2 * PURPOSES_OF_A_FORM + WHAT_HAPPENS_NOW,
	"/faq": MAX_FAQ_HTML,
	// Twenty answers, sixteen and sixteen; the other subjects are as light as a unit's page.
	"/preguntas/salud": MAX_HTML + 2_500,
	"/preguntas/seguro-y-ayudas": MAX_HTML + 1_400,
	"/preguntas/tratamiento-fiv": MAX_HTML + 900,
	...onTools(MAX_HTML),
	"/solicitar-acceso/caso-primer-tablero": MAX_HTML + PURPOSES_OF_A_FORM + WHAT_HAPPENS_NOW,
	"/solicitar-acceso/webinar-visita-laboratorio": MAX_HTML + PURPOSES_OF_A_FORM + WHAT_HAPPENS_NOW,
	"/testimonios": MAX_HTML + AN_ISLAND,
};

/** Before anybody scrolls, on a first visit. */
const MAX_VISIT = 70_000;
const MAX_HOME = 95_000;

/** Once the typefaces and what else every page shares are there, from another page or another day. */
const MAX_NEXT_PAGE = 15_700 + LINKS_WITH_PURPOSE;
/** The home page brings its globe; the others hold more words, or a form. */
const MAX_LARGE_NEXT_PAGE: Record<string, number> = {
	"/": 40_000 + AN_ISLAND + 2 * (PURPOSES_OF_A_FORM + WHATSAPP_OF_A_FORM),
	"/agenda-pais": 20_500 + AN_ISLAND + LINKS_WITH_PURPOSE + FORMS_ON_PAPER + WHAT_HAPPENS_NOW,
	"/clinicas-partners": 16_600 + LINKS_WITH_PURPOSE,
	"/contacto": MAX_NEXT_PAGE + AN_ISLAND + PURPOSES_OF_A_FORM + WHAT_HAPPENS_NOW,
	"/faq": MAX_FAQ_HTML + 1_000,
	// With the ways to two tools of the plan.
	"/financial": MAX_NEXT_PAGE + 100,
	"/preguntas/salud": MAX_NEXT_PAGE + 2_500,
	// Who pays the group and what it checked.
	"/ivfdo": 16_000 + LINKS_WITH_PURPOSE,
	"/testimonios": MAX_NEXT_PAGE + AN_ISLAND,
	...onTools(MAX_NEXT_PAGE),
};

/** What a page may weigh. @param route its path; pages that no route leads to are like most of the others */
export function pageBudget(route: string) {
	return {
		html: A_LANGUAGE + (MAX_HTML_OF[route] ?? MAX_HTML),
		/** All that is fetched before anybody scrolls, on a first visit. */
		visit: route === "/" ? MAX_HOME : MAX_VISIT,
		/** As a later page of a visit, typefaces apart. */
		next: A_LANGUAGE + (MAX_LARGE_NEXT_PAGE[route] ?? MAX_NEXT_PAGE),
	};
}

/** Says by how much something is over its budget; undefined if it keeps it. Both in bytes. */
export function overBudget(what: string, bytes: number, most: number): string | undefined {
	return bytes > most ? `${what}: ${bytes} bytes, at most ${most}, ${bytes - most} over` : undefined;
}

/** What a page with a tool of the plan may weigh. @param most what one without may weigh. */
function onTools(most: number): Record<string, number> {
	return Object.fromEntries(PLAN_TOOLS.map((tool) => [`/mi-plan/${tool}`, most + AN_ISLAND + A_TOOL]));
}
