/** The ways in: from every country a patient may choose in the form to the Dominican Republic. */
import { geoInterpolate } from "d3-geo";
import { COUNTRY_CODES } from "../../../contract/questions/countries.ts";
import { HEART, type Place, type Point, standing } from "./projection.ts";

/** Who lives in the country, or does not say where, does not fly in. */
type Origin = Exclude<(typeof COUNTRY_CODES)[number], "DO" | "OTHER">;

/** A large city of each; two of the United States, which reach far. */
const CITIES: Record<Origin, readonly Place[]> = {
	US: [
		[-73.94, 40.71],
		[-80.22, 25.78],
	],
	CA: [[-79.38, 43.65]],
	ES: [[-3.7, 40.42]],
	FR: [[2.35, 48.86]],
	DE: [[13.4, 52.52]],
	IT: [[12.5, 41.9]],
	UK: [[-0.13, 51.51]],
	PR: [[-66.1, 18.42]],
};

/** How far a flight from 45 degrees north bows further north at its middle, as a share of its length. */
const BOW = 0.17;
/** What each degree adds to that, so that flights from one side come in as a fan. */
const FAN = 0.005;
const KNOTS = 5;

export interface Flight {
	country: Origin;
	/** Where the city stands in the drawing. */
	from: Point;
	/** SVG path data, from the city to the ring around the country. */
	path: string;
}

/**
 * Great circles as they stand on the globe, bowed a little further, as if seen rising from it.
 * @param landing how far from the heart they end, in the drawing's units
 */
export function flights(landing: number): Flight[] {
	return COUNTRY_CODES.filter((code) => code !== "DO" && code !== "OTHER").flatMap((country) =>
		CITIES[country].map((city) => ({ country, from: standing(city), path: way(city, landing) })),
	);
}

function way(city: Place, landing: number): string {
	const [from, heart] = [standing(city), standing(HEART)];
	const [overX, overY] = [heart[0] - from[0], heart[1] - from[1]];
	const share = Math.max(0, BOW + FAN * (city[1] - 45)) * Math.sign(overX);
	const bow: Point = [overY * share, -overX * share];
	const along = geoInterpolate([...city], [...HEART]);
	const at = (part: number): Point => {
		const [x, y] = standing(along(part));
		const rise = Math.sin(Math.PI * part);
		return [x + rise * bow[0], y + rise * bow[1]];
	};
	const end = landed((part) => Math.hypot(at(part)[0] - heart[0], at(part)[1] - heart[1]) > landing);
	return smooth(Array.from({ length: KNOTS }, (_, knot) => at((end * knot) / (KNOTS - 1))));
}

/** How much of its way a flight goes until it is there, halving the doubt twenty times. */
function landed(isUnderWay: (part: number) => boolean): number {
	let [under, past] = [0, 1];
	for (let halving = 0; halving < 20; halving++) {
		const part = (under + past) / 2;
		if (isUnderWay(part)) under = part;
		else past = part;
	}
	return past;
}

/** A curve through the points (Catmull-Rom, written as cubic Béziers, each as its way from where the one before ended). */
function smooth(points: readonly Point[]): string {
	const pieces = points.slice(0, -1).map((from, index) => {
		const to = points[index + 1] as Point;
		const before = points[index - 1] ?? from;
		const after = points[index + 2] ?? to;
		const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		const places = [...leave, ...arrive, ...to].map(Math.round);
		return `c${places.map((place, axis) => place - Math.round(from[axis % 2] ?? 0)).join(" ")}`;
	});
	return `M${points[0]?.map(Math.round).join(" ")}${pieces.join("")}`.replaceAll(" -", "-");
}
