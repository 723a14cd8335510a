import { flights } from "./flights.ts";
import { country } from "./geography.ts";
import type { GlobeFiles } from "./globe-files.ts";
import { pathData } from "./outline.ts";
import { HEART, SIZE, standing } from "./projection.ts";
import "./globe.css";

/** From the inside out; flights land on the first. */
const RINGS = [26, 54, 92, 140];

/** A larimar stone that is sea, planet, sun and egg cell, with the country in amber and the ways into it. */
export function Globe({ day, night, coast }: GlobeFiles) {
	const [x, y] = standing(HEART).map(Math.round) as [number, number];
	const ways = flights(RINGS[0] ?? 0);
	return (
		<div className="globe">
			<picture>
				<source media="(prefers-color-scheme: dark)" srcSet={night.path} type={night.mediaType} />
				<img className="globe__stone" src={day.path} width={SIZE} height={SIZE} alt="" fetchPriority="high" />
			</picture>
			<img className="globe__coast" src={coast.path} width={SIZE} height={SIZE} alt="" />
			<svg className="globe__lines" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
				<radialGradient id="globe-approach" gradientUnits="userSpaceOnUse" cx={x} cy={y} r="560">
					<stop className="globe__near" offset=".08" />
					<stop className="globe__far" offset="1" />
				</radialGradient>
				{RINGS.map((radius) => (
					<circle key={radius} className="globe__ring" cx={x} cy={y} r={radius} />
				))}
				<path className="globe__country" d={pathData(country(), 0.1)} />
				{ways.map(({ path }) => (
					<path key={path} className="globe__flight" d={path} />
				))}
				{ways.map(({ from: [cityX, cityY] }) => (
					<circle key={cityX} className="globe__city" cx={Math.round(cityX)} cy={Math.round(cityY)} r="7" />
				))}
			</svg>
		</div>
	);
}
