const PLAN_PAGES = [
	"mi-plan",
	"mi-plan/presupuesto",
	"mi-plan/cuotas",
	"mi-plan/estadia",
	"mi-plan/preguntas",
	"mi-plan/tasas",
] as const;

/** The pages of the specification's route table (section 2), by file name, and those of the plan; the units' pages come from `content/es/units/`. */
export const PAGE_IDS = [
	"home",
	"sobre-nosotros",
	"para-pacientes",
	"clinicas-partners",
	"clinicas-partners/perfil",
	"agenda-pais",
	"clinicas",
	"medicos",
	"empresas-ars",
	"testimonios",
	"blog",
	"faq",
	"contacto",
	"prensa",
	"carreras",
	"privacidad",
	"terminos",
	"cookies",
	"guia-red-lara",
	...PLAN_PAGES,
] as const;

export type PageId = (typeof PAGE_IDS)[number];

/** Pages that every language has, because code leads to them. */
export const ESSENTIAL_PAGES = [
	"home",
	"faq",
	"contacto",
	"blog",
	"privacidad",
	...PLAN_PAGES,
] as const satisfies readonly PageId[];

export type EssentialPageId = (typeof ESSENTIAL_PAGES)[number];
