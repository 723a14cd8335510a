import coast from "./coast.svg?url&no-inline";
import day from "./day.avif?url&no-inline";
import flights from "./flights.svg?url&no-inline";
import night from "./night.avif?url&no-inline";
import places from "./places.svg?url&no-inline";
import rings from "./rings.svg?url&no-inline";

/** Width and height of the stone in the units of its drawings. */
const SIZE = 1000;

/** A larimar stone that is sea, planet, sun and egg cell, with the country in amber and the ways into it. */
export const Globe = () => (
	<div className="globe">
		<picture>
			<source media="(prefers-color-scheme: dark)" srcSet={night} type="image/avif" />
			<img className="globe__stone full" src={day} width={SIZE} height={SIZE} alt="" fetchPriority="high" />
		</picture>
		<img className="globe__coast full" src={coast} width={SIZE} height={SIZE} alt="" />
		<img className="globe__lines globe__rings full" src={rings} width={SIZE} height={SIZE} alt="" />
		<img className="globe__lines globe__flights full" src={flights} width={SIZE} height={SIZE} alt="" />
		<img className="globe__lines full" src={places} width={SIZE} height={SIZE} alt="" />
	</div>
);
