import type { ReactNode } from "react";
import type { PageArtName } from "../../../content-model/parts.ts";
import { CROSSING, GROWTH, ORBIT, SUMMITS } from "./group.tsx";
import { CELL, LENS, SHELTER, STONES, VOICES } from "./people.tsx";
import { BOOK, CRUMBS, KEYHOLE, LETTER, PACT, QUESTION, WAVES } from "./words.tsx";

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

export const SIDE = 480;

const REACHING: readonly PageArtName[] = ["orbit", "crossing", "waves"];

/** How far a drawing may reach over the square's edges, in its units; most stay within. */
export const reach = (name: PageArtName) => (REACHING.includes(name) ? 72 : 0);

/** A page's opening drawing: larimar, amber and hairlines, in the circles the whole site is made of. */
export function PageArtDrawing({ name }: { name: PageArtName }) {
	const margin = reach(name);
	const whole = SIDE + 2 * margin;
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			className="page-art"
			viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
			aria-hidden="true"
		>
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
