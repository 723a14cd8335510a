import type { ReactNode } from "react";
import type { PageArtName } from "../../content-model/parts.ts";
import { CROSSING, GROWTH, ORBIT, SUMMITS } from "./page-art-group.tsx";
import { CELL, LENS, SHELTER, STONES, VOICES } from "./page-art-people.tsx";
import { BOOK, CRUMBS, KEYHOLE, LETTER, PACT, QUESTION, WAVES } from "./page-art-words.tsx";
import "./page-art.css";

/** Every drawing a page may open with, on a square of 480 units; no two pages share one. */
const DRAWINGS: Record<PageArtName, ReactNode> = {
	orbit: ORBIT,
	crossing: CROSSING,
	growth: GROWTH,
	summits: SUMMITS,
	lens: LENS,
	cell: CELL,
	shelter: SHELTER,
	voices: VOICES,
	stones: STONES,
	book: BOOK,
	question: QUESTION,
	letter: LETTER,
	waves: WAVES,
	keyhole: KEYHOLE,
	pact: PACT,
	crumbs: CRUMBS,
};

/** A page's opening drawing: larimar, amber and hairlines, in the circles the whole site is made of. */
export function PageArt({ name }: { name: PageArtName }) {
	return (
		<svg className="page-art" viewBox="0 0 480 480" aria-hidden="true">
			<defs>
				<Ball id="art-stone" tones="stone" />
				<Ball id="art-amber" tones="amber" />
				<linearGradient id="art-mist" x2="0" y2="1">
					<stop className="page-art__tone page-art__tone--stone" offset="0" />
					<stop className="page-art__tone page-art__tone--stone" offset="1" stopOpacity="0" />
				</linearGradient>
			</defs>
			{DRAWINGS[name]}
		</svg>
	);
}

/** The light every round thing stands in: from above, a little to the left. */
function Ball({ id, tones }: { id: string; tones: string }) {
	return (
		<radialGradient id={id} cx=".36" cy=".28" r=".8">
			<stop className={`page-art__tone page-art__tone--${tones}-light`} offset="0" />
			<stop className={`page-art__tone page-art__tone--${tones}`} offset=".5" />
			<stop className={`page-art__tone page-art__tone--${tones}-deep`} offset="1" />
		</radialGradient>
	);
}
