import { content } from "./real-content.ts";

/** The tools of the plan and what leads to them; the specification names none of them. */
export const PLAN_ROUTES = [
	"/mi-plan",
	"/mi-plan/presupuesto",
	"/mi-plan/cuotas",
	"/mi-plan/estadia",
	"/mi-plan/preguntas",
	"/mi-plan/tasas",
] as const;

/** The specification's route table (section 2), as a visitor can check it, and the plan's pages. */
export const ROUTES = [
	"/",
	"/sobre-nosotros",
	"/para-pacientes",
	"/clinicas-partners",
	"/ivfdo",
	"/academy",
	"/financial",
	"/concierge",
	"/bi",
	"/agenda-pais",
	"/clinicas",
	"/medicos",
	"/empresas-ars",
	"/testimonios",
	"/blog",
	"/faq",
	"/contacto",
	"/prensa",
	"/carreras",
	"/privacidad",
	"/terminos",
	"/cookies",
	...PLAN_ROUTES,
] as const;

/** Where each published article stands. */
export const ARTICLE_ROUTES = content.articles.filter(({ draft }) => !draft).map(({ id }) => `/blog/${id}`);

export const UNIT_ROUTES = ["/ivfdo", "/academy", "/financial", "/concierge", "/bi"] as const;

/** Pages that are a heading and one sentence, nothing else. */
export const BARE_ROUTES = ["/clinicas", "/medicos", "/empresas-ars", "/prensa", "/carreras"] as const;

/** Pages that begin so and then hold what the visitor came for. */
export const SHORT_ROUTES = [
	...BARE_ROUTES,
	"/testimonios",
	"/blog",
	"/faq",
	"/contacto",
	"/privacidad",
	"/terminos",
	"/cookies",
] as const;

/** Figures each page must show (section 9); each stands beside a disclaimer or source. */
export const FIGURES: Partial<Record<(typeof ROUTES)[number], readonly RegExp[]>> = {
	"/": [/15\+/, /50\+/, /262 mil/, /300 %/, /45 %/],
	"/clinicas-partners": [/150 ?%/, /35 ?%/, /25 ?%/, /15\+/, /12 meses/],
	"/ivfdo": [/95 ?%/, /24 ?h/, /15\+/, /5 minutos/],
	"/academy": [/500\+/, /98 ?%/, /12/],
	"/financial": [/90 ?%/, /48 ?h/, /3 a 5 días hábiles|3-5 días hábiles/, /5\+/],
	"/concierge": [/97 ?%/, /24\/7/, /8\+/],
	"/bi": [/25 ?%/, /3\+/, /15\+/, /2 a 3 meses|2-3 meses/, /6 a 12 meses|6-12 meses/],
	"/agenda-pais": [
		/Q2.*Q3 2026|segundo y tercer trimestre de 2026|T2.*T3 2026/i,
		/Q4 2026|cuarto trimestre de 2026|T4 2026/i,
		/70 ?%/,
		/50 empresas/,
		/15,000/,
		/85 ?%/,
		/60 ?%/,
		/2027/,
		/propuesta/i,
	],
};
