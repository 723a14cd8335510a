import type { Guide } from "../../../content-model/documents/guide.ts";
import { fill } from "../../../content-model/fill.ts";
import type { Site } from "../../../content-model/site.ts";
import { drawGrowthRings } from "../paper/artwork.ts";
import { PAGE } from "../paper/page.ts";
import { CAOBA_SOFT, LINE, PAPER } from "../paper/palette.ts";
import { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayList, unbroken } from "../paper/passages.ts";
import { writeChecklist } from "./guide-checklist.ts";
import { writeFacts } from "./guide-facts.ts";
import { writePath } from "./guide-path.ts";
import { writePreparation, writeQuestions } from "./guide-worksheets.ts";

/** Lines of the contents: what `guideDocument` writes after the cover. */
const SECTIONS = 6;

/** The guide on the path to Red LARA accreditation, as a PDF. */
export async function guideDocument(guide: Guide, site: Site): Promise<Uint8Array> {
	const { title, subject, date, footer } = guide;
	const paper = new Paper({ title, subject, date, footer, author: site.name });
	writeCover(paper, guide);
	writeFacts(paper, guide);
	writePath(paper, guide);
	writeChecklist(paper, guide);
	writePreparation(paper, guide);
	writeQuestions(paper, guide);
	writeSupport(paper, guide, site);
	return paper.finish();
}

function writeCover(paper: Paper, { cover, contents, review }: Guide): void {
	paper.newPage();
	paper.decorate((pen) => {
		pen.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER);
		pen.circle(440, 150, 226).fill(CAOBA_SOFT);
		drawGrowthRings(pen, [440, 150], 184);
	});
	const place = { width: 350 };
	paper.y = 366;
	paper.say("P", cover.eyebrow, "eyebrow", place);
	paper.y += 10;
	paper.say("H1", cover.title, "cover", { width: 440 });
	paper.y += 16;
	paper.say("P", cover.lead, "coverLead", place);
	paper.y += 18;
	paper.say("P", contents.title, "label");
	paper.y += 3;
	paper.contents(SECTIONS);
	paper.y = PAGE.height - 84;
	paper.decorate((pen) => pen.moveTo(PAGE.left, paper.y).lineTo(PAGE.right, paper.y).lineWidth(0.6).stroke(LINE));
	paper.y += 9;
	const top = paper.y;
	paper.sayAt(top, "P", cover.owner, "small", { width: 230 });
	paper.sayAt(top, "P", cover.edition, "small", { x: 320, width: PAGE.right - 320, align: "right" });
	if (review === "pending") paper.sayAt(top + 16, "P", contents.reviewPending, "warning");
}

function writeSupport(paper: Paper, { support }: Guide, { email, phone }: Site): void {
	openSection(paper, support, 140);
	for (const { title, items } of [support.does, support.doesNot]) {
		paper.room(90);
		paper.say("H3", title, "subtitle");
		paper.y += 6;
		sayList(paper, items);
		paper.y += 14;
	}
	sayAside(paper, [[support.times, "body"]]);
	paper.room(90);
	paper.say("H3", support.sources.title, "subtitle");
	paper.y += 6;
	sayList(paper, support.sources.items, "small");
	paper.y += 8;
	paper.say("P", support.notice, "small");
	paper.y += 18;
	sayAside(paper, [[fill(support.contact, { email, phone: unbroken(phone) }), "strong"]]);
}
