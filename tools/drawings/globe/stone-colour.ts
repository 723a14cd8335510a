import type { Grain } from "./marble.ts";
import { mixed, type Palette, type Rgb, toned } from "./palette.ts";

/** One point of the stone. */
export interface Spot extends Grain {
	/** On the unit sphere, x to the right, y down, z towards us. */
	x: number;
	y: number;
	z: number;
	/** How much of it is land: 0 to 1. */
	land: number;
	/** How near a coast is: 0 to 1. */
	shore: number;
	/** How steep the land's edge is here: below 0 where it faces away from the light; -1 to 1. */
	slope: number;
	/** How far from the country, in radii of the stone. */
	away: number;
}

type Direction = readonly [number, number, number];

/** Where the light comes from: from the left, above and before the stone. */
const LIGHT: Direction = [-0.5, -0.58, 0.643];
/** Halfway between the light and the eye, where a polished stone shines. */
const SHINE: Direction = [-0.276, -0.32, 0.906];

/** The colour of a spot: the sea's stone, the land on it, its edge, the country's amber, the polish. */
export function stoneColour(palette: Palette, spot: Spot): Rgb {
	const lit = Math.max(0, facing(spot, LIGHT));
	const bare = onLand(palette, spot, lit, inSea(palette, spot, lit));
	const warm = nearCountry(palette, spot, atEdge(palette, spot, bare));
	const polish = Math.max(Math.max(0, facing(spot, SHINE)) ** 40, reflection(spot));
	return mixed(warm, palette.gleam, polish * palette.strength.polish);
}

function inSea({ sea, sky, vein, strength }: Palette, spot: Spot, lit: number): Rgb {
	const dusk = 1 - lit;
	const deep = 0.56 * spot.depth + 0.62 * dusk * dusk + 0.12 * dusk;
	const blue = mixed(toned(sea, deep), toned(sky, deep), spot.sky);
	return mixed(blue, vein, spot.vein * strength.vein * (0.3 + 0.7 * lit));
}

function onLand({ land, shallow, shade, gleam, strength }: Palette, spot: Spot, lit: number, sea: Rgb): Rgb {
	const water = mixed(sea, shallow, (1 - spot.land) * Math.min(1, spot.shore * 1.6) * strength.shallow);
	const soil = toned(land, 0.1 + 0.68 * (1 - lit) + 0.42 * (spot.depth - 0.4) - 0.2 * spot.vein);
	const ground = mixed(water, soil, spot.land * strength.land);
	return mixed(ground, spot.slope < 0 ? shade : gleam, Math.abs(spot.slope) * strength.relief);
}

/** Darker towards the edge all round, but light gathers inside the far side of a translucent stone. */
function atEdge({ limb, rim, strength }: Palette, { x, y, z }: Spot, inner: Rgb): Rgb {
	const edge = (1 - z) ** 1.7;
	const farSide = Math.max(0, 0.6 * x + 0.75 * y);
	return mixed(mixed(inner, limb, edge * strength.limb), rim, edge * edge * farSide * strength.rim);
}

/** Around the country the stone turns into amber, keeping its grain. */
function nearCountry({ amber, strength }: Palette, spot: Spot, cold: Rgb): Rgb {
	const core = Math.exp(-((spot.away / 0.21) ** 2));
	const halo = Math.exp(-((spot.away / 0.4) ** 2));
	const warmth = Math.min(1, core + 0.4 * halo);
	const ember = toned(amber, spot.away / 0.46 + 0.1 * (spot.depth - 0.5) - 0.05 * spot.land);
	return mixed(mixed(cold, ember, warmth * strength.amber), amber[0] as Rgb, spot.vein * warmth * 0.3);
}

/** A window bent along the upper left edge, as on anything polished round. */
function reflection({ x, y }: Spot): number {
	const out = Math.hypot(x, y);
	const ahead = (-0.7 * x - 0.714 * y) / Math.max(out, 0.01);
	const along = Math.min(1, Math.max(0, (ahead - 0.78) / 0.22));
	return along * along * Math.exp(-(((out - 0.915) / 0.034) ** 2));
}

function facing({ x, y, z }: Spot, [toX, toY, toZ]: Direction): number {
	return x * toX + y * toY + z * toZ;
}
