import { Parser } from "htmlparser2";

/** A page whose islands wait for a script. */
export interface SetAside {
	/** The page, loading that script from an address once an island is near. */
	html: (address: string) => string;
	/** What brings its islands to life: what each was given, and Astro's runtime. */
	script: string;
}

/** How far from the screen an island is still near: as far as `live-form.astro` says. */
const NEAR = "600px";

/**
 * Takes what a page's islands need out of the page itself: most visitors never come near one, and it weighs as much as
 * a section.
 * @returns undefined where the page has no island
 * @throws where Astro no longer writes its runtime as it did
 */
export function setAsideIslands(html: string): SetAside | undefined {
	const { islands, runtime } = read(html);
	if (islands.length === 0) return undefined;
	if (!runtime.some(({ text }) => text.includes("astro-island"))) {
		throw new Error("The runtime of the islands is no inline script any more; see set-aside-islands.ts.");
	}
	const cuts = [...islands, ...runtime].sort((one, other) => other.start - one.start);
	const bare = cuts.reduce((rest, { start, end, left }) => rest.slice(0, start) + left + rest.slice(end), html);
	const given = JSON.stringify(islands.map(({ attributes }) => attributes));
	return {
		html: (address) => bare.replace("</body>", () => `<script>${loader(address)}</script></body>`),
		script: [
			`document.querySelectorAll("astro-island").forEach((island, place) => {`,
			`for (const [name, value] of Object.entries(${given}[place])) island.setAttribute(name, value);`,
			"});",
			...runtime.map(({ text }) => text),
		].join("\n"),
	};
}

/** What a visitor does first. Whoever only reads the first screen needs no script, even where a form stands in it. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];

/**
 * An island has no box of its own (`display: contents`), so what it holds is watched. A pointer that lies where the
 * page appears is told of as well, by some browsers, as a move of no way: it reaches for nothing.
 */
function loader(address: string): string {
	return `{const near=new IntersectionObserver(seen=>{if(seen.some(({isIntersecting})=>isIntersecting)){near.disconnect();import("${address}")}},{rootMargin:"${NEAR}"}),signs=${JSON.stringify(SIGNS)},start=({type,movementX,movementY})=>{if(type==="pointermove"&&!movementX&&!movementY)return;for(const sign of signs)removeEventListener(sign,start,true);for(const held of document.querySelectorAll("astro-island>*"))near.observe(held)};for(const sign of signs)addEventListener(sign,start,true)}`;
}

interface Cut {
	start: number;
	end: number;
	/** What stays in its place. */
	left: string;
}

interface Read {
	islands: (Cut & { attributes: Record<string, string> })[];
	/** Astro's own scripts: the only ones without any attribute. */
	runtime: (Cut & { text: string })[];
}

function read(html: string): Read {
	const found: Read = { islands: [], runtime: [] };
	let inside: { start: number; text: number } | undefined;
	const parser = new Parser({
		onopentag(name, { ssr, uid, ...attributes }) {
			const { startIndex: start, endIndex } = parser;
			const end = endIndex + 1;
			// The mark stays: by it anybody can tell an island that sleeps. Its number nobody reads.
			if (name === "astro-island") found.islands.push({ start, end, left: "<astro-island ssr>", attributes });
			if (name === "script" && Object.keys(attributes).length === 0) inside = { start, text: end };
		},
		onclosetag() {
			if (!inside) return;
			const text = html.slice(inside.text, parser.startIndex);
			found.runtime.push({ start: inside.start, end: parser.endIndex + 1, left: "", text });
			inside = undefined;
		},
	});
	parser.end(html);
	return found;
}
