import { geoGraticule } from "d3-geo";
import { land, lines } from "./geography.ts";
import { openPathData, pathData, simplified } from "./outline.ts";
import { RADIUS, SIZE } from "./projection.ts";

/** Written into the file, since a picture inherits nothing from its page. */
const STYLE = [
	"*{fill:none;stroke:#fff}",
	".net{stroke-opacity:.2}",
	".coast{stroke:#1f7884;stroke-opacity:.55;stroke-width:1.3;stroke-linejoin:round}",
	".edge{stroke-opacity:.4}",
	"@media(prefers-color-scheme:dark){.net{stroke-opacity:.09}.coast{stroke:#a5e0e2;stroke-opacity:.45}}",
].join("");

/** The coasts, the net of meridians and the stone's edge as an SVG file of its own: crisp at any size, kept for a year. */
export function coastDrawing(): string {
	const net = lines(geoGraticule().stepMajor([360, 360]).stepMinor([20, 20])()).map((line) => simplified(line, 1));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><style>${STYLE}</style>`,
		`<path class="net" d="${openPathData(net, 1)}"/>`,
		`<path class="coast" d="${pathData(land(), 1)}"/>`,
		`<circle class="edge" cx="${RADIUS}" cy="${RADIUS}" r="${RADIUS - 1}"/></svg>`,
	].join("");
}
