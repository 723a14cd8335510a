import { flights } from "./flights.ts";
import { country } from "./geography.ts";
import { pathData } from "./outline.ts";
import { HEART, SIZE, standing } from "./projection.ts";

/** Room around the stone for what reaches over its edge, in the drawing's units. */
export const LINES_MARGIN = 40;

/** From the inside out; flights land on the first. */
const RINGS = [26, 54, 92, 140];

/** Written into each file, since a picture inherits nothing from its page: by day, drawn large where that is finer, by night. */
const STYLES = {
	rings: {
		day: ".ring{fill:none;stroke:#9a560b;stroke-width:1.8}.ring:nth-of-type(2){stroke-opacity:.7}.ring:nth-of-type(3){stroke-opacity:.42}.ring:nth-of-type(4){stroke-opacity:.22}",
		large: "",
		night: ".ring{stroke:#ffc477}",
	},
	flights: {
		day: ".near,.far{stop-color:#0b2f36}.far{stop-opacity:.55}.flight{fill:none;stroke:url(#approach);stroke-width:4;stroke-linecap:round;stroke-dasharray:0 11}",
		large: ".flight{stroke-width:3;stroke-dasharray:0 8.25}",
		night: ".near,.far{stop-color:#ffdca8}",
	},
	places: {
		day: ".country{fill:#ee8a0c;stroke:#fffaf0;stroke-width:1.4;stroke-linejoin:round}.city{fill:#0b2f36;stroke:#f4f9f8;stroke-width:1.5}",
		large: ".city{r:5.5px}",
		night: ".country{fill:#ffd391;stroke:#fff3dd}.city{fill:#ffdca8;stroke:#07191d}",
	},
};

/**
 * The ways into the country as SVG files that follow the scheme themselves. What moves as one is a file of its own, and
 * at rest: the page moves the whole picture, which no browser has to paint anew for that.
 */
export function linesDrawings(): { rings: string; flights: string; places: string } {
	return {
		rings: drawn(styleOf("rings"), rings()),
		flights: drawn(styleOf("flights"), arcs()),
		places: drawn(styleOf("places"), [outline(), ...cities()]),
	};
}

/** All of them by day, for pictures that no browser draws. */
export function stillLinesDrawing(): string {
	const days = Object.values(STYLES).map(({ day }) => day);
	return drawn(days.join(""), [...rings(), outline(), ...arcs(), ...cities()]);
}

function styleOf(name: keyof typeof STYLES): string {
	const { day, large, night } = STYLES[name];
	return `${day}${large && `@media(min-width:500px){${large}}`}@media(prefers-color-scheme:dark){${night}}`;
}

const heart = () => standing(HEART).map(Math.round) as [number, number];
const ways = () => flights(RINGS[0] ?? 0);

function rings(): string[] {
	const [x, y] = heart();
	return RINGS.map((radius) => `<circle class="ring" cx="${x}" cy="${y}" r="${radius}"/>`);
}

function outline(): string {
	return `<path class="country" d="${pathData(country(), 0.1)}"/>`;
}

function arcs(): string[] {
	const [x, y] = heart();
	return [
		`<radialGradient id="approach" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="560"><stop class="near" offset=".08"/><stop class="far" offset="1"/></radialGradient>`,
		...ways().map(({ path }) => `<path class="flight" d="${path}"/>`),
	];
}

function cities(): string[] {
	return ways().map(({ from: [x, y] }) => `<circle class="city" cx="${Math.round(x)}" cy="${Math.round(y)}" r="7"/>`);
}

function drawn(style: string, shapes: readonly string[]): string {
	const side = SIZE + 2 * LINES_MARGIN;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${LINES_MARGIN} -${LINES_MARGIN} ${side} ${side}"><style>${style}</style>${shapes.join("")}</svg>`;
}
