import PDFDocument from "pdfkit";
import { fill } from "../../../content-model/fill.ts";
import { drawHorizon } from "./artwork.ts";
import { FONT_FILES, type FontName } from "./fonts.ts";
import { PAGE } from "./page.ts";
import { INK_SOFT, LINE } from "./palette.ts";
import { STYLES, type StyleName } from "./text-styles.ts";

export interface PaperOptions {
	title: string;
	subject: string;
	author: string;
	/** `2026-11-21`; from the content and not from the clock, so that the same words make the same bytes. */
	date: string;
	/** With `{page}` and `{pages}`; stands on every page but the cover. */
	footer: string;
}

/** Where a text stands; without it, in the column below what came before. */
export interface Place {
	x?: number;
	width?: number;
	align?: "left" | "right" | "center";
}

/** A line of the contents: its page counts from 1, its place is a name within the file. */
interface Section {
	title: string;
	page: number;
	place: string;
}

/** Points from one line of the contents to the next. */
const CONTENTS_LINE = 18;

type Tag = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD";

/**
 * Letter pages written from top to bottom. Everything said is tagged (PDF/UA), so that a screen reader meets headings,
 * lists and tables; everything only drawn is marked as decoration.
 */
export class Paper {
	readonly pen: PDFKit.PDFDocument;
	/** Where the next text starts. */
	y: number = PAGE.top;
	readonly #footer: string;
	readonly #bytes: Promise<Uint8Array>;
	#parent: PDFKit.PDFStructureElement;
	readonly #sections: Section[] = [];
	#atTheEnd: () => void = () => {};

	constructor({ title, subject, author, date, footer }: PaperOptions) {
		const day = new Date(`${date}T12:00:00Z`);
		this.#footer = footer;
		this.pen = new PDFDocument({
			size: "LETTER",
			margin: 0,
			autoFirstPage: false,
			bufferPages: true,
			font: FONT_FILES.text,
			pdfVersion: "1.7",
			// The package writes PDF/UA; its types do not know yet.
			subset: "PDF/UA" as "PDF/A-1",
			tagged: true,
			lang: "es-DO",
			displayTitle: true,
			info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: day, ModDate: day },
		});
		for (const [name, file] of Object.entries(FONT_FILES)) this.pen.registerFont(name, file);
		const chunks: Buffer[] = [];
		const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
		this.pen.on("data", (chunk: Buffer) => chunks.push(chunk));
		this.pen.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
		this.pen.on("error", reject);
		this.#bytes = promise;
		this.#parent = this.pen.struct("Document");
		this.pen.addStructure(this.#parent);
	}

	/** The first page is the cover; every other one opens under a horizon. */
	newPage(): void {
		this.pen.addPage();
		this.y = PAGE.top;
		if (this.pen.bufferedPageRange().count > 1) this.decorate(drawHorizon);
	}

	/** Starts a new page where less than this height is left. */
	room(height: number): void {
		const cover = this.pen.bufferedPageRange().count === 1;
		if (this.y + height > (cover ? PAGE.height : PAGE.bottom)) this.newPage();
	}

	/** Leaves a gap after what came before, or starts a new page where less than this height is left below it. */
	nextSection(gap: number, height: number): void {
		const cover = this.pen.bufferedPageRange().count === 1;
		if (cover || this.y + gap + height > PAGE.bottom) this.newPage();
		else this.y += gap;
	}

	/** Draws what a screen reader passes over. */
	decorate(draw: (pen: PDFKit.PDFDocument) => void): void {
		this.pen.markContent("Artifact", { type: "Layout" });
		this.pen.save();
		draw(this.pen);
		this.pen.restore();
		this.pen.endMarkedContent();
	}

	/** Draws a figure that has something to say, and says it. */
	figure(alt: string, draw: (pen: PDFKit.PDFDocument) => void, height: number): void {
		const bbox: [number, number, number, number] = [PAGE.left, this.y, PAGE.right, this.y + height];
		this.#add("Figure", () => draw(this.pen), { alt, bbox });
	}

	/** Groups what `write` says: a list, an item, a table, a row. */
	within(tag: "L" | "LI" | "LBody" | "Table" | "TR", write: () => void): void {
		const outer = this.#parent;
		this.#parent = this.pen.struct(tag);
		outer.add(this.#parent);
		write();
		this.#parent = outer;
	}

	/** A cell for the reader to fill in. */
	empty(tag: "TD"): void {
		this.#parent.add(this.pen.struct(tag, {}, []));
	}

	/** Writes a text below the last one and moves down; `*word*` is set in italics. */
	say(tag: Tag, words: string, name: StyleName, place: Place = {}): void {
		this.room(this.heightOf(words, name, place.width));
		this.y += this.sayAt(this.y, tag, words, name, place);
	}

	/** Writes a text at a height of its own; returns how much of it the text takes. */
	sayAt(
		y: number,
		tag: Tag,
		words: string,
		name: StyleName,
		{ x = PAGE.left, width = PAGE.column, align }: Place = {},
	): number {
		const write = () => this.#write(words, name, x, y, { width, ...(align && { align }) });
		this.#add(tag, write, tag === "TH" ? { scope: "Column" } : {});
		return this.pen.y - y;
	}

	/** How tall a text will be, at most: italics run narrower than what is measured here. */
	heightOf(words: string, name: StyleName, width: number = PAGE.column): number {
		this.#dress(name);
		return this.pen.heightOfString(held(plain(words)), { width, ...this.#spacing(name) });
	}

	/** Marks where a section starts, for the reader's table of contents and the one on the cover. */
	bookmark(title: string): void {
		const section = {
			title: plain(title),
			page: this.pen.bufferedPageRange().count,
			place: `s${this.#sections.length}`,
		};
		this.#sections.push(section);
		this.pen.outline.addItem(section.title);
		this.pen.addNamedDestination(section.place, "XYZ", 0, Math.max(0, this.y - 40), null);
	}

	/**
	 * The sections with their pages, each line a link to its own: stands on this page, below what came before, and is
	 * written once the last page is known.
	 * @param lines how many are to come, so that room is left
	 */
	contents(lines: number): void {
		const { y } = this;
		const list = this.pen.struct("TOC");
		this.#parent.add(list);
		const { count } = this.pen.bufferedPageRange();
		this.#atTheEnd = () => {
			if (this.#sections.length !== lines) throw new Error(`${this.#sections.length} sections, ${lines} lines`);
			this.pen.switchToPage(count - 1);
			const outer = this.#parent;
			for (const [index, section] of this.#sections.entries()) {
				this.#parent = this.pen.struct("TOCI");
				list.add(this.#parent);
				this.#writeContentsLine(y + index * CONTENTS_LINE, section);
			}
			this.#parent = outer;
		};
		this.y += lines * CONTENTS_LINE;
	}

	#writeContentsLine(y: number, { title, page, place }: Section): void {
		const link = this.pen.struct("Link");
		this.#parent.add(link);
		link.add(() => {
			this.#write(title, "contents", PAGE.left, y, { width: PAGE.column - 60 });
			this.#write(String(page), "contents", PAGE.right - 60, y, { width: 60, align: "right" });
		});
		// PDFKit knows structParent; its types do not.
		const tagged = { structParent: link, Contents: new String(title) as string };
		this.pen.goTo(PAGE.left, y, PAGE.column, CONTENTS_LINE, place, tagged);
	}

	/** Writes the contents and the footers, and closes the file. */
	async finish(): Promise<Uint8Array> {
		this.#atTheEnd();
		const { count } = this.pen.bufferedPageRange();
		for (let page = 1; page < count; page++) {
			this.pen.switchToPage(page);
			this.pen.markContent("Artifact", { type: "Pagination" });
			this.pen.moveTo(PAGE.left, PAGE.footer).lineTo(PAGE.right, PAGE.footer).lineWidth(0.6).stroke(LINE);
			this.pen.font("text").fontSize(10).fillColor(INK_SOFT);
			const words = fill(this.#footer, { page: String(page + 1), pages: String(count) });
			this.pen.text(words, PAGE.left, PAGE.footer + 9, { width: PAGE.column, lineBreak: false });
			this.pen.endMarkedContent();
		}
		this.pen.end();
		return this.#bytes;
	}

	#add(
		tag: string,
		write: () => void,
		options: { alt?: string; bbox?: [number, number, number, number]; scope?: "Column" },
	): void {
		this.#parent.add(this.pen.struct(tag, options, [write]));
	}

	#write(words: string, name: StyleName, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
		const { font, color } = STYLES[name];
		this.#dress(name);
		this.pen.fillColor(color);
		const spaced = { ...options, ...this.#spacing(name) };
		const parts = held(words)
			.split(/\*([^*]+)\*/)
			.map((part, place) => ({ part, italic: place % 2 === 1 }));
		const said = parts.filter(({ part }) => part !== "");
		for (const [index, { part, italic }] of said.entries()) {
			const continued = index < said.length - 1;
			this.pen.font(italic && font === "display" ? "display italic" : font);
			if (index === 0) this.pen.text(part, x, y, { ...spaced, continued });
			else this.pen.text(part, { ...spaced, continued });
		}
	}

	#dress(name: StyleName): void {
		const { font, size } = STYLES[name] as { font: FontName; size: number };
		this.pen.font(font).fontSize(size);
	}

	#spacing(name: StyleName): { lineGap: number; characterSpacing: number } {
		const style: { leading: number; tracking?: number } = STYLES[name];
		const natural = this.pen.currentLineHeight(true);
		return { lineGap: style.leading - natural, characterSpacing: style.tracking ?? 0 };
	}
}

/** No last line of a single word: it takes the word before along. */
function held(words: string): string {
	// A short text may have a column that is narrower than both words.
	return words.length < 36 ? words : words.replace(/ (\S{1,14})$/, "\u00a0$1");
}

/** A text without its emphasis. */
export function plain(words: string): string {
	return words.replaceAll("*", "");
}
