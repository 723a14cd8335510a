import * as v from "valibot";
import { agendaDocumentSchema } from "../site/sections/agenda-document/agenda-document.schema.ts";
import { agendaImpactSchema } from "../site/sections/agenda-impact/agenda-impact.schema.ts";
import { agendaJoiningSchema } from "../site/sections/agenda-joining/agenda-joining.schema.ts";
import { agendaObjectivesSchema } from "../site/sections/agenda-objectives/agenda-objectives.schema.ts";
import { agendaTimelineSchema } from "../site/sections/agenda-timeline/agenda-timeline.schema.ts";
import { bannerSchema } from "../site/sections/banner/banner.schema.ts";
import { closingSchema } from "../site/sections/closing/closing.schema.ts";
import { contactSchema } from "../site/sections/contact/contact.schema.ts";
import { contactFormsSchema } from "../site/sections/contact-forms/contact-forms.schema.ts";
import { disclaimerSchema } from "../site/sections/disclaimer/disclaimer.schema.ts";
import { ecosystemSchema } from "../site/sections/ecosystem/ecosystem.schema.ts";
import { educationSchema } from "../site/sections/education/education.schema.ts";
import { faqIndexSchema } from "../site/sections/faq-index/faq-index.schema.ts";
import { faqsSchema } from "../site/sections/faqs/faqs.schema.ts";
import { formSchema } from "../site/sections/form/form.schema.ts";
import { founderSchema } from "../site/sections/founder/founder.schema.ts";
import { headingSchema } from "../site/sections/heading/heading.schema.ts";
import { heroSchema } from "../site/sections/hero/hero.schema.ts";
import { impactSchema } from "../site/sections/impact/impact.schema.ts";
import { legalSchema } from "../site/sections/legal/legal.schema.ts";
import { metricsSchema } from "../site/sections/metrics/metrics.schema.ts";
import { milestonesSchema } from "../site/sections/milestones/milestones.schema.ts";
import { pageHeroSchema } from "../site/sections/page-hero/page-hero.schema.ts";
import { proposalSchema } from "../site/sections/proposal/proposal.schema.ts";
import { quotesSchema } from "../site/sections/quotes/quotes.schema.ts";
import { resourcesSectionSchema } from "../site/sections/resources/resources.schema.ts";
import { servicesSchema } from "../site/sections/services/services.schema.ts";
import { statementSchema } from "../site/sections/statement/statement.schema.ts";
import { supportersSchema } from "../site/sections/supporters/supporters.schema.ts";
import { teamSchema } from "../site/sections/team/team.schema.ts";
import { testimonialsSectionSchema } from "../site/sections/testimonials/testimonials.schema.ts";
import { tourismSchema } from "../site/sections/tourism/tourism.schema.ts";
import { valuesSchema } from "../site/sections/values/values.schema.ts";
import { visionSchema } from "../site/sections/vision/vision.schema.ts";
import { text } from "./parts.ts";
import { choicesIn, problemOf } from "./value-faults.ts";

/** Every kind of section a page may hold; each is described beside its component. */
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
	],
	(issue) =>
		issue.expected === "Object"
			? problemOf(issue)
			: `no existe una sección de este tipo; elige entre ${choicesIn(issue.expected)}.`,
);

export type Section = v.InferOutput<typeof sectionSchema>;

/** `content/pages/*.yaml`: a page's metadata and its sections in order. */
export const pageSchema = v.strictObject({
	path: v.pipe(text, v.regex(/^\/[a-z-]*$/, "una ruta empieza con / y lleva solo minúsculas y guiones.")),
	title: v.pipe(text, v.maxLength(60, "el título pasa de 60 caracteres; los buscadores lo cortan.")),
	description: v.pipe(
		text,
		v.minLength(70, "la descripción tiene menos de 70 caracteres."),
		v.maxLength(160, "la descripción pasa de 160 caracteres; los buscadores la cortan."),
	),
	sections: v.pipe(v.array(sectionSchema), v.minLength(1, "lleva al menos una sección.")),
});

export type Page = v.InferOutput<typeof pageSchema>;
