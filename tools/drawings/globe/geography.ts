/** Real coastlines (Natural Earth, public domain, in world-atlas's topology) as they stand on the globe's face. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoPermissibleObjects, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { type Outline, simplified } from "./outline.ts";
import { type Point, projection } from "./projection.ts";

type Topology = Parameters<typeof feature>[0];

const { resolve } = createRequire(import.meta.url);

/** How far a simplified coast may stray, in the drawing's units. */
const STRAY = 1.2;
/** Islands below this many square units are left out. */
const SMALLEST = 22;

/** All land on this side of the globe. */
export function land(): Outline[] {
	return drawn(geography("land-50m", "land"), STRAY, SMALLEST);
}

/** The Dominican Republic, finer than the rest, for it is what the picture is about. */
export function country(): Outline[] {
	return drawn(countryNamed("Dominican Rep."), 0.3, 1);
}

/** A country's borders. @param name in English, as in Natural Earth */
export function countryNamed(name: string): GeoPermissibleObjects {
	const countries = geography("countries-50m", "countries");
	const found =
		"features" in countries &&
		countries.features.find(({ properties }) => properties && "name" in properties && properties.name === name);
	if (!found) throw new Error(`Natural Earth has no country named ${name}.`);
	return found;
}

function geography(file: string, name: string) {
	const topology: Topology = JSON.parse(readFileSync(resolve(`world-atlas/${file}.json`), "utf8"));
	const found = topology.objects[name];
	if (!found) throw new Error(`world-atlas's ${file} holds no ${name}.`);
	return feature(topology, found);
}

function drawn(shape: GeoPermissibleObjects, stray: number, smallest: number): Outline[] {
	return lines(shape)
		.map((outline) => simplified(outline, stray))
		.filter((outline) => area(outline) >= smallest);
}

/** A shape's lines in the drawing's units, as far as they stand on this side of the globe. */
export function lines(shape: GeoPermissibleObjects): Outline[] {
	const found: Point[][] = [];
	geoPath(projection, {
		beginPath() {},
		moveTo: (x, y) => void found.push([[x, y]]),
		lineTo: (x, y) => void found.at(-1)?.push([x, y]),
		arc() {},
		closePath() {},
	})(shape);
	return found;
}

function area(outline: Outline): number {
	const sum = outline.reduce((total, [x, y], index) => {
		const [beforeX, beforeY] = outline.at(index - 1) as Point;
		return total + beforeX * y - x * beforeY;
	}, 0);
	return Math.abs(sum) / 2;
}
