import { geoOrthographic } from "d3-geo";

/** Degrees east and north. */
export type Place = readonly [longitude: number, latitude: number];
export type Point = readonly [x: number, y: number];

/** Width and height of the drawing in its own units; the stone fills it. */
export const SIZE = 1000;
export const RADIUS = SIZE / 2;

/** Turned so that the country and both shores of the Atlantic show. */
const TURN: [number, number, number] = [59, -20, -13];

/** The globe as seen from far away. */
export const projection = geoOrthographic()
	.rotate(TURN)
	.scale(RADIUS)
	.translate([RADIUS, RADIUS])
	.clipAngle(90)
	.precision(0.4);

/** The middle of the Dominican Republic, around which everything is drawn. */
export const HEART: Place = [-70.35, 18.9];

/** Where a place stands in the drawing, whether or not it is on this side of the globe. */
export function standing([longitude, latitude]: Place): Point {
	return projection([longitude, latitude]) as [number, number];
}
