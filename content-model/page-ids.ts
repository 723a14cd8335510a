/** The pages of the specification's route table (section 2), by file name, and those of the plan; the units' pages come from `content/units/`. */
export const PAGE_IDS = [
	"home",
	"sobre-nosotros",
	"para-pacientes",
	"clinicas-partners",
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
	"mi-plan",
	"mi-plan/presupuesto",
	"mi-plan/cuotas",
	"mi-plan/estadia",
	"mi-plan/preguntas",
	"mi-plan/tasas",
] as const;

export type PageId = (typeof PAGE_IDS)[number];
