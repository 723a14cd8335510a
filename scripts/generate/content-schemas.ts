/**
 * `npm run generate -- schemas`: writes what an editor needs to complete and check the content while typing, from
 * the schemas the build checks it with.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { alarmNumbersSchema, alarmPhrasesSchema, alarmSchema } from "../../content-model/answers/alarm.ts";
import { sourcesSchema, sourceTitlesSchema, subjectSchema } from "../../content-model/answers/answer.ts";
import { searchWordsSchema } from "../../content-model/answers/search-words.ts";
import { contactSchema } from "../../content-model/contact.ts";
import { deskSchema } from "../../content-model/desk/desk.ts";
import { editorSchema } from "../../content-model/desk/editor.ts";
import { factsSchema } from "../../content-model/loader/files/fill-facts.ts";
import { phrasesSchema } from "../../content-model/loader/files/fill-phrases.ts";
import { messagesSchema, teamMailsSchema } from "../../content-model/messages/messages.ts";
import { clinicSchema } from "../../content-model/network/clinic.ts";
import { personSchema } from "../../content-model/network/person.ts";
import { pageSchema } from "../../content-model/pages/page.ts";
import { siteSchema } from "../../content-model/pages/site.ts";
import { unitSchema } from "../../content-model/pages/unit.ts";
import { PLAN_SCHEMAS } from "../../content-model/plan/files.ts";
import { articleSchema } from "../../content-model/publications/article.ts";
import { educationSchema } from "../../content-model/publications/content-item.ts";
import { guideSchema, legalSchema } from "../../content-model/publications/legal.ts";
import { resourcesSchema } from "../../content-model/publications/resource.ts";
import { testimonialsSchema } from "../../content-model/publications/testimonial.ts";
import { videoSchema } from "../../content-model/publications/video.ts";
import { runStep } from "../command/steps.ts";

const FOLDER = "content/.schemas";

const SCHEMAS: Record<string, v.GenericSchema> = {
	site: siteSchema,
	messages: messagesSchema,
	answers: subjectSchema,
	sources: sourcesSchema,
	"source-titles": sourceTitlesSchema,
	contact: contactSchema,
	alarm: alarmSchema,
	"alarm-numbers": alarmNumbersSchema,
	"alarm-phrases": alarmPhrasesSchema,
	"search-words": searchWordsSchema,
	facts: factsSchema,
	phrases: phrasesSchema,
	"team-mails": teamMailsSchema,
	desk: deskSchema,
	editor: editorSchema,
	clinic: clinicSchema,
	person: personSchema,
	page: pageSchema,
	unit: unitSchema,
	testimonials: testimonialsSchema,
	education: educationSchema,
	video: videoSchema,
	article: articleSchema,
	legal: legalSchema,
	guide: guideSchema,
	resources: resourcesSchema,
	...Object.fromEntries(Object.entries(PLAN_SCHEMAS).map(([name, schema]) => [`plan-${name}`, schema])),
};

/** The JSON Schemas by file name. A rule JSON Schema has no words for is left to the build. */
export function editorSchemas(): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(SCHEMAS).map(([name, schema]) => [
			`${name}.json`,
			toJsonSchema(schema, { errorMode: "ignore", typeMode: "input", target: "draft-07" }),
		]),
	);
}

/** Writes them. */
export async function writeContentSchemas(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER);
	for (const [name, schema] of Object.entries(editorSchemas())) {
		writeFileSync(`${FOLDER}/${name}`, JSON.stringify(schema));
	}
	await runStep("Escribiendo los esquemas para el editor", "biome", ["format", "--write", FOLDER]);
}
