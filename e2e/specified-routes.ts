/** The tools of the plan and what leads to them; the specification names none of them. */
export const PLAN_ROUTES = [
	"/mi-plan",
	"/mi-plan/presupuesto",
	"/mi-plan/cuotas",
	"/mi-plan/estadia",
	"/mi-plan/preguntas",
	"/mi-plan/tasas",
] as const;

/** The specification's route table (section 2), as a visitor can check it, the guide and the plan's pages. */
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
	"/recursos/guia-red-lara",
	...PLAN_ROUTES,
] as const;
