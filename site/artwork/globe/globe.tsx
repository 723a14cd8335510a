import type { GlobeFiles } from "./globe-files.ts";
import { SIZE } from "./projection.ts";

/** A larimar stone that is sea, planet, sun and egg cell, with the country in amber and the ways into it. */
export function Globe({ day, night, coast, rings, flights, places }: GlobeFiles) {
	return (
		<div className="globe">
			<picture>
				<source media="(prefers-color-scheme: dark)" srcSet={night.path} type={night.mediaType} />
				<img className="globe__stone" src={day.path} width={SIZE} height={SIZE} alt="" fetchPriority="high" />
			</picture>
			<img className="globe__coast" src={coast.path} width={SIZE} height={SIZE} alt="" />
			<img className="globe__lines globe__rings" src={rings.path} width={SIZE} height={SIZE} alt="" />
			<img className="globe__lines globe__flights" src={flights.path} width={SIZE} height={SIZE} alt="" />
			<img className="globe__lines" src={places.path} width={SIZE} height={SIZE} alt="" />
		</div>
	);
}
