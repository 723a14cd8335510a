import { Parser } from "htmlparser2";

/** A piece of a page's HTML: where it stands and, without its tags, what it holds. */
export interface Part {
	start: number;
	end: number;
	text: string;
}

/** What a built page is made of, as far as its styles and its policy are concerned. */
export interface PageParts {
	styles: Part[];
	/** Scripts that run inside the page; data blocks are none. */
	scripts: Part[];
	/** Its element names, classes and ids. */
	names: Set<string>;
}

const RUNS = new Set([undefined, "", "module", "text/javascript"]);

/** Reads a built page. */
export function pageParts(html: string): PageParts {
	const styles: Part[] = [];
	const scripts: Part[] = [];
	const names = new Set<string>();
	let open: { parts: Part[]; start: number; inside: number } | undefined;
	const parser = new Parser({
		onopentag(name, { class: classes = "", id, src, type }) {
			for (const given of [name, ...classes.split(/\s+/), id]) if (given) names.add(given);
			const parts = name === "style" ? styles : scripts;
			const runs = name === "script" && src === undefined && RUNS.has(type);
			if (name === "style" || runs) open = { parts, start: parser.startIndex, inside: parser.endIndex + 1 };
		},
		onclosetag() {
			// Neither element holds another, so the first end is its own.
			if (!open) return;
			const { parts, start, inside } = open;
			parts.push({ start, end: parser.endIndex + 1, text: html.slice(inside, parser.startIndex) });
			open = undefined;
		},
	});
	parser.end(html);
	return { styles, scripts, names };
}
