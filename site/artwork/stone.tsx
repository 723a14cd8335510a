import { ripples } from "./ripples.ts";
import "./stone.css";

/** Where the amber glows, in the drawing's own 640 units. */
const AMBER = [262, 356] as const;
const VEINS = [58, 92, 132, 178, 230, 288, 352, 422, 500];
const RINGS = [16, 30, 46];
/** Where the flights come in from. */
const FLIGHTS = ["M262 356Q330 150 612 118", "M262 356Q390 236 640 262", "M262 356Q250 190 330 28"];

/** The hero's larimar stone: sea, planet, sun and egg cell, with the country in amber. The globe will replace it. */
export function Stone() {
	return (
		<svg className="stone" viewBox="0 0 640 640" aria-hidden="true">
			<defs>
				<radialGradient id="stone-body" cx=".36" cy=".3" r=".82">
					<stop className="stone__light" offset="0" />
					<stop className="stone__pale" offset=".38" />
					<stop className="stone__mid" offset=".74" />
					<stop className="stone__deep" offset="1" />
				</radialGradient>
				<radialGradient id="stone-glow">
					<stop className="stone__amber" offset="0" stopOpacity=".95" />
					<stop className="stone__amber" offset=".35" stopOpacity=".5" />
					<stop className="stone__amber" offset="1" stopOpacity="0" />
				</radialGradient>
				<clipPath id="stone-edge">
					<circle cx="320" cy="320" r="300" />
				</clipPath>
			</defs>
			<g clipPath="url(#stone-edge)">
				<path d="M0 0h640v640H0z" fill="url(#stone-body)" />
				{ripples(AMBER, VEINS, 0.16).map((vein, index) => (
					<path key={vein} className="stone__vein" d={vein} strokeWidth={[1, 12, 2, 26, 3, 9, 40, 2, 18][index]} />
				))}
				<circle cx={AMBER[0]} cy={AMBER[1]} r="120" fill="url(#stone-glow)" />
			</g>
			{FLIGHTS.map((flight) => (
				<path key={flight} className="stone__flight" d={flight} />
			))}
			{RINGS.map((radius) => (
				<circle key={radius} className="stone__ring" cx={AMBER[0]} cy={AMBER[1]} r={radius} />
			))}
			<circle className="stone__core" cx={AMBER[0]} cy={AMBER[1]} r="6" />
		</svg>
	);
}
