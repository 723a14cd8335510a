import type { AgendaWords } from "../../../content-model/documents/agenda.ts";
import { fill } from "../../../content-model/fill.ts";
import type { Page, Section } from "../../../content-model/page.ts";
import type { Site } from "../../../content-model/site.ts";
import { drawFlights, drawStone } from "../paper/artwork.ts";
import { PAGE } from "../paper/page.ts";
import { LINE, PAPER } from "../paper/palette.ts";
import { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayPairs, unbroken } from "../paper/passages.ts";
import { writeImpact } from "./agenda-impact.ts";
import { writeObjectives } from "./agenda-objectives.ts";
import { writeTimeline } from "./agenda-timeline.ts";

/**
 * The national agenda as a PDF, from the sections of its page.
 * @param origin the site's public origin, said where readers may join
 * @throws if the page lacks one of the sections the document is made of
 */
export async function agendaDocument(page: Page, words: AgendaWords, site: Site, origin: string): Promise<Uint8Array> {
	const { title, subject, date, footer } = words;
	const paper = new Paper({ title, subject, date, footer, author: site.name });
	const objectives = section(page, "agenda-objectives");
	const timeline = section(page, "agenda-timeline");
	writeCover(paper, page, words);
	writeObjectives(paper, objectives, words);
	writeTimeline(paper, timeline, objectives.items, words);
	writeImpact(paper, section(page, "agenda-impact"));
	writeJoining(paper, section(page, "agenda-joining"), words, site, new URL(page.path, origin).href);
	for (const { title, text } of section(page, "disclaimer").notices) {
		paper.room(20 + paper.heightOf(text, "small"));
		if (title) paper.say("H3", title, "strong");
		paper.say("P", text, "small");
		paper.y += 10;
	}
	return paper.finish();
}

/** The page's section of this type. */
function section<T extends Section["type"]>({ path, sections }: Page, type: T): Extract<Section, { type: T }> {
	const found = sections.find((one): one is Extract<Section, { type: T }> => one.type === type);
	if (!found) throw new Error(`El PDF de ${path} necesita una sección de tipo ${type}.`);
	return found;
}

function writeCover(paper: Paper, page: Page, { contents, edition }: AgendaWords): void {
	const { title, years, owner } = section(page, "agenda-document").cover;
	const hero = section(page, "page-hero");
	paper.newPage();
	paper.decorate((pen) => {
		pen.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER);
		drawStone(pen, [440, 120], 196);
		drawFlights(
			pen,
			[403, 144],
			[
				[44, 120],
				[190, 20],
				[590, 40],
			],
		);
	});
	paper.y = 344;
	paper.say("P", `${title} ${years}`, "eyebrow");
	paper.y += 8;
	paper.say("H1", hero.title, "cover", { width: 385 });
	paper.y += 14;
	paper.say("P", hero.lead, "coverLead", { width: 400 });
	paper.y += 18;
	paper.say("P", contents, "label");
	paper.y += 3;
	// The objectives, the timeline, the impact and how to join.
	paper.contents(section(page, "agenda-objectives").items.length + 3);
	paper.y = PAGE.height - 54;
	paper.decorate((pen) => pen.moveTo(PAGE.left, paper.y).lineTo(PAGE.right, paper.y).lineWidth(0.6).stroke(LINE));
	const below = paper.y + 9;
	paper.sayAt(below, "P", owner, "small", { width: 230 });
	paper.sayAt(below, "P", edition, "small", { x: 320, width: PAGE.right - 320, align: "right" });
}

function writeJoining(
	paper: Paper,
	joining: Extract<Section, { type: "agenda-joining" }>,
	{ join }: AgendaWords,
	{ email, phone }: Site,
	address: string,
): void {
	openSection(paper, joining, 100);
	sayPairs(paper, joining.ways);
	paper.y += 14;
	sayAside(paper, [
		[join.title, "subtitle"],
		[fill(join.text, { email, phone: unbroken(phone) }), "body"],
		[fill(join.page, { page: address }), "body"],
	]);
}
