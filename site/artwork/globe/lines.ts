import { flights } from "./flights.ts";
import { country } from "./geography.ts";
import { pathData } from "./outline.ts";
import { HEART, SIZE, standing } from "./projection.ts";

/** Room around the stone for what reaches over its edge, in the drawing's units. */
export const LINES_MARGIN = 40;

/** From the inside out; flights land on the first. */
const RINGS = [26, 54, 92, 140];

/** Written into the file, since a picture inherits nothing from its page. */
const DAY = [
	"*{fill:none}",
	".ring{stroke:#9a560b;stroke-width:1.8}",
	".ring:nth-of-type(2){stroke-opacity:.7}",
	".ring:nth-of-type(3){stroke-opacity:.42}",
	".ring:nth-of-type(4){stroke-opacity:.22}",
	".country{fill:#ee8a0c;stroke:#fffaf0;stroke-width:1.4;stroke-linejoin:round}",
	".near,.far{stop-color:#0b2f36}",
	".far{stop-opacity:.55}",
	".flight{stroke:url(#approach);stroke-width:4;stroke-linecap:round;stroke-dasharray:0 11}",
	".city{fill:#0b2f36;stroke:#f4f9f8;stroke-width:1.5}",
].join("");

// Drawn larger, the finest things need not be drawn as thick.
const LARGE = "@media(min-width:500px){.flight{stroke-width:3;stroke-dasharray:0 8.25}.city{r:5.5px}}";

const NIGHT =
	"@media(prefers-color-scheme:dark){.ring{stroke:#ffc477}.country{fill:#ffd391;stroke:#fff3dd}.near,.far{stop-color:#ffdca8}.city{fill:#ffdca8;stroke:#07191d}}";

/** The flights arrive and come to rest, and the rings open around the country, once and within five seconds. */
const MOTION = [
	"@media(prefers-reduced-motion:no-preference){",
	".flight{animation:arrive 4.8s cubic-bezier(.1,.6,.3,1) both}",
	".ring{transform-box:fill-box;transform-origin:center;animation:open 2.4s cubic-bezier(.2,.6,.2,1) both}",
	".ring:nth-of-type(2){animation-delay:.3s}.ring:nth-of-type(3){animation-delay:.6s}.ring:nth-of-type(4){animation-delay:.9s}",
	"}@keyframes arrive{from{stroke-dashoffset:132}}@keyframes open{from{opacity:0;transform:scale(.3)}}",
].join("");

/** The country, the rings around it and the flights into it, as an SVG file that follows scheme and motion itself. */
export function linesDrawing(): string {
	return drawn(DAY + LARGE + NIGHT + MOTION);
}

/** The same at rest and by day, for pictures that no browser draws. */
export function stillLinesDrawing(): string {
	return drawn(DAY);
}

function drawn(style: string): string {
	const [x, y] = standing(HEART).map(Math.round) as [number, number];
	const ways = flights(RINGS[0] ?? 0);
	const side = SIZE + 2 * LINES_MARGIN;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${LINES_MARGIN} -${LINES_MARGIN} ${side} ${side}"><style>${style}</style>`,
		`<radialGradient id="approach" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="560"><stop class="near" offset=".08"/><stop class="far" offset="1"/></radialGradient>`,
		...RINGS.map((radius) => `<circle class="ring" cx="${x}" cy="${y}" r="${radius}"/>`),
		`<path class="country" d="${pathData(country(), 0.1)}"/>`,
		...ways.map(({ path }) => `<path class="flight" d="${path}"/>`),
		...ways.map(
			({ from: [cityX, cityY] }) => `<circle class="city" cx="${Math.round(cityX)}" cy="${Math.round(cityY)}" r="7"/>`,
		),
		"</svg>",
	].join("");
}
