/** Reads and checks the whole content folder: the only way words reach the site and the service. */
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type * as v from "valibot";
import { sourcesSchema } from "../answer.ts";
import type { Content } from "../content.ts";
import { educationSchema } from "../content-item.ts";
import { deskSchema } from "../desk.ts";
import { DOCUMENT_SCHEMAS, type DocumentId, type Documents } from "../documents.ts";
import { factsSchema } from "../facts.ts";
import { ContentError, type ContentFault, type ReadResult } from "../faults.ts";
import { LEGAL_IDS, LEGAL_PLACES, type LegalId, type LegalNotice, legalSchema } from "../legal.ts";
import { messagesSchema } from "../messages.ts";
import { photographFaults, unreadablePhotographs } from "../named-photographs.ts";
import { pageSchema } from "../page.ts";
import { PAGE_IDS } from "../page-ids.ts";
import { UNIT_IDS } from "../parts.ts";
import { budgetFaults } from "../plan/budget-faults.ts";
import { PLAN_SCHEMAS, type PlanFile, type PlanWords } from "../plan/files.ts";
import { planFaults } from "../plan/plan-faults.ts";
import { resourcesSchema } from "../resource.ts";
import { siteSchema } from "../site.ts";
import { testimonialsSchema } from "../testimonial.ts";
import { unitSchema } from "../unit.ts";
import { VIDEO_IDS, videoSchema } from "../video.ts";
import { answerFaults } from "./answer-faults.ts";
import { articleFaults } from "./article-faults.ts";
import { FACTS_FILE } from "./fill-facts.ts";
import { readAnswers } from "./read-answers.ts";
import { readArticles } from "./read-articles.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";
import { repeatedEntries } from "./repeats.ts";
import { writtenLine } from "./written-line.ts";

/**
 * Loads every content file, and opens every picture they name.
 * @param folder the content folder
 * @throws ContentError naming each fault with its file, entry and field
 */
export async function loadContentWithPictures(folder: string): Promise<Content> {
	const content = loadContent(folder);
	const faults = await unreadablePhotographs(folder, content);
	if (faults.length > 0) throw new ContentError(faults);
	return content;
}

/**
 * Loads every content file; its pictures have to be there, and are not opened.
 * @param folder the content folder
 * @throws ContentError naming each fault with its file, entry and field
 */
export function loadContent(folder: string): Content {
	const faults: ContentFault[] = [];
	const taken = <T>(result: ReadResult<T>) => {
		faults.push(...result.faults);
		return result.value as T;
	};
	const read = <S extends v.GenericSchema>(file: string, schema: S) => taken(readYaml(folder, file, schema));
	const legal = () => {
		faults.push(...unknownFiles(folder, "legal", LEGAL_IDS, ".md"));
		const notices = LEGAL_IDS.map((id) => {
			const notice = taken(readMarkdown(folder, `legal/${id}.md`, legalSchema, LEGAL_PLACES));
			return [id, { ...notice?.head, body: notice?.body }];
		});
		return Object.fromEntries(notices) as Record<LegalId, LegalNotice>;
	};
	const documents = () => {
		const ids = Object.keys(DOCUMENT_SCHEMAS) as DocumentId[];
		faults.push(...unknownFiles(folder, "resources", ids));
		return Object.fromEntries(ids.map((id) => [id, read(`resources/${id}.yaml`, DOCUMENT_SCHEMAS[id])])) as Documents;
	};
	const articles = () => {
		const read = readArticles(folder);
		faults.push(...read.faults);
		return read.articles;
	};
	const answers = () => {
		const { groups, faults: found } = readAnswers(folder);
		faults.push(...found);
		return { groups, sources: read("sources.yaml", sourcesSchema) };
	};
	const readEach = <const Ids extends string, S extends v.GenericSchema>(
		below: string,
		ids: readonly Ids[],
		schema: S,
	) => {
		faults.push(...unknownFiles(folder, below, ids));
		return Object.fromEntries(ids.map((id) => [id, read(`${below}/${id}.yaml`, schema)])) as Record<
			Ids,
			v.InferOutput<S>
		>;
	};
	const plan = () => {
		const ids = Object.keys(PLAN_SCHEMAS) as PlanFile[];
		faults.push(...unknownFiles(folder, "plan", ids));
		return Object.fromEntries(ids.map((id) => [id, read(`plan/${id}.yaml`, PLAN_SCHEMAS[id])])) as PlanWords;
	};
	read(FACTS_FILE, factsSchema);
	const content: Content = {
		site: read("site.yaml", siteSchema),
		messages: read("messages.yaml", messagesSchema),
		desk: read("desk.yaml", deskSchema),
		answers: answers(),
		units: readEach("units", UNIT_IDS, unitSchema),
		testimonials: read("testimonials.yaml", testimonialsSchema),
		videos: readEach("videos", VIDEO_IDS, videoSchema),
		education: read("education.yaml", educationSchema),
		articles: articles(),
		resources: read("resources.yaml", resourcesSchema),
		pages: readEach("pages", PAGE_IDS, pageSchema),
		legal: legal(),
		documents: documents(),
		plan: plan(),
	};
	// Only what is whole can be compared.
	if (faults.length === 0) {
		faults.push(...repeatedEntries(content), ...answerFaults(content), ...articleFaults(content));
		faults.push(...budgetFaults(content.plan));
		faults.push(...photographFaults(folder, content));
		faults.push(...planFaults(content));
	}
	if (faults.length > 0)
		throw new ContentError(faults.map((fault) => ({ ...fault, line: fault.line ?? writtenLine(folder, fault) })));
	return content;
}

/** Reports files that no schema reads: a misnamed page would otherwise be left out silently. */
function unknownFiles(folder: string, below: string, ids: readonly string[], ending = ".yaml"): ContentFault[] {
	if (!existsSync(join(folder, below))) return [];
	return (
		readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
			.filter((entry) => !entry.isDirectory())
			.map((entry) => relative(join(folder, below), join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
			// Finders and editors leave hidden files of their own.
			.filter((name) => !/(^|\/)\./.test(name) && !ids.some((id) => name === `${id}${ending}`))
			.map((name) => ({
				file: `${below}/${name}`,
				field: "",
				problem: `ninguna página usa este archivo; los nombres posibles son ${ids.map((id) => `${id}${ending}`).join(", ")}.`,
			}))
	);
}
