import * as v from "valibot";
import { field, list } from "./field.ts";
import { pageHead, text } from "./parts.ts";
import { agendaDocumentSchema } from "./sections/agenda-document.ts";
import { agendaImpactSchema } from "./sections/agenda-impact.ts";
import { agendaJoiningSchema } from "./sections/agenda-joining.ts";
import { agendaObjectivesSchema } from "./sections/agenda-objectives.ts";
import { agendaTimelineSchema } from "./sections/agenda-timeline.ts";
import { bannerSchema } from "./sections/banner.ts";
import { closingSchema } from "./sections/closing.ts";
import { contactSchema } from "./sections/contact.ts";
import { contactFormsSchema } from "./sections/contact-forms.ts";
import { disclaimerSchema } from "./sections/disclaimer.ts";
import { ecosystemSchema } from "./sections/ecosystem.ts";
import { educationSchema } from "./sections/education.ts";
import { faqIndexSchema } from "./sections/faq-index.ts";
import { faqsSchema } from "./sections/faqs.ts";
import { formSchema } from "./sections/form.ts";
import { founderSchema } from "./sections/founder.ts";
import { headingSchema } from "./sections/heading.ts";
import { heroSchema } from "./sections/hero.ts";
import { impactSchema } from "./sections/impact.ts";
import { legalSchema } from "./sections/legal.ts";
import { metricsSchema } from "./sections/metrics.ts";
import { milestonesSchema } from "./sections/milestones.ts";
import { pageHeroSchema } from "./sections/page-hero.ts";
import { planBudgetSchema } from "./sections/plan-budget.ts";
import { planLoanSchema } from "./sections/plan-loan.ts";
import { planOverviewSchema } from "./sections/plan-overview.ts";
import { planQuestionsSchema } from "./sections/plan-questions.ts";
import { planRatesSchema } from "./sections/plan-rates.ts";
import { planStaySchema } from "./sections/plan-stay.ts";
import { proposalSchema } from "./sections/proposal.ts";
import { quotesSchema } from "./sections/quotes.ts";
import { resourcesSectionSchema } from "./sections/resources.ts";
import { servicesSchema } from "./sections/services.ts";
import { statementSchema } from "./sections/statement.ts";
import { supportersSchema } from "./sections/supporters.ts";
import { teamSchema } from "./sections/team.ts";
import { testimonialsSectionSchema } from "./sections/testimonials.ts";
import { tourismSchema } from "./sections/tourism.ts";
import { valuesSchema } from "./sections/values.ts";
import { visionSchema } from "./sections/vision.ts";
import { choicesIn, problemOf } from "./value-faults.ts";

/** Every type of section a page may hold, one schema a file in `content-model/sections/`. */
export const sectionSchema = v.variant(
	"type",
	[
		heroSchema,
		visionSchema,
		supportersSchema,
		tourismSchema,
		proposalSchema,
		ecosystemSchema,
		educationSchema,
		testimonialsSectionSchema,
		contactSchema,
		bannerSchema,
		faqsSchema,
		metricsSchema,
		closingSchema,
		disclaimerSchema,
		agendaDocumentSchema,
		agendaImpactSchema,
		agendaJoiningSchema,
		agendaObjectivesSchema,
		agendaTimelineSchema,
		faqIndexSchema,
		headingSchema,
		legalSchema,
		resourcesSectionSchema,
		pageHeroSchema,
		servicesSchema,
		statementSchema,
		valuesSchema,
		founderSchema,
		teamSchema,
		milestonesSchema,
		impactSchema,
		quotesSchema,
		formSchema,
		contactFormsSchema,
		planOverviewSchema,
		planBudgetSchema,
		planLoanSchema,
		planStaySchema,
		planQuestionsSchema,
		planRatesSchema,
	],
	(issue) =>
		issue.expected === "Object"
			? problemOf(issue)
			: `no existe una sección de este tipo; elige entre ${choicesIn(issue.expected)}.`,
);

export type Section = v.InferOutput<typeof sectionSchema>;

/** `content/pages/*.yaml`: a page's metadata and its sections in order. */
export const pageSchema = v.strictObject({
	path: field(
		"Ruta",
		"La dirección de la página: / y minúsculas con guiones. No la cambies.",
		v.pipe(text, v.regex(/^\/([a-z-]+(\/[a-z-]+)?)?$/, "una ruta empieza con / y lleva solo minúsculas y guiones.")),
	),
	...pageHead,
	sections: list(
		"Secciones",
		"De arriba abajo. Cada una dice en type qué es.",
		sectionSchema,
		v.minLength(1, "lleva al menos una sección."),
	),
});

export type Page = v.InferOutput<typeof pageSchema>;
