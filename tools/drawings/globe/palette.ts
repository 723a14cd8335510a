/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The stone's colours in one scheme, and how much each thing shows (0 to 1). Lists run evenly from pale to deep. */
export interface Palette {
	/** The blue that leans to sea green. */
	sea: readonly Rgb[];
	/** The blue that leans to the sky. */
	sky: readonly Rgb[];
	land: readonly Rgb[];
	/** What the country's glow turns the stone into, from the country outwards. */
	amber: readonly Rgb[];
	vein: Rgb;
	shallow: Rgb;
	/** Relief turned from the light, and to it. */
	shade: Rgb;
	gleam: Rgb;
	limb: Rgb;
	rim: Rgb;
	strength: Record<"vein" | "shallow" | "land" | "relief" | "limb" | "rim" | "amber" | "polish", number>;
}

export const DAY: Palette = {
	sea: ["#d9f2f0", "#a5dcdc", "#68bfc4", "#379fa9", "#1d7f8c", "#116473", "#0b5061"].map(rgb),
	sky: ["#dcf1f6", "#aadbe8", "#70bfd5", "#3f9fbb", "#217f9b", "#136480", "#0d506b"].map(rgb),
	land: ["#fffefa", "#f3f8f3", "#cfebe8", "#93ced2", "#52a9b4"].map(rgb),
	amber: ["#fff4da", "#ffdb9c", "#ffbd62", "#ffbf6e", "#ffd396", "#fde6c0", "#f8f1dc"].map(rgb),
	vein: rgb("#f3fcfb"),
	shallow: rgb("#c4ece8"),
	shade: rgb("#1d6f7d"),
	gleam: rgb("#ffffff"),
	limb: rgb("#0a6a7c"),
	rim: rgb("#c4f0ee"),
	strength: { vein: 0.8, shallow: 0.45, land: 0.82, relief: 0.34, limb: 0.5, rim: 0.7, amber: 0.95, polish: 0.5 },
};

export const NIGHT: Palette = {
	sea: ["#2b8a93", "#1a6873", "#11515c", "#0b3c47", "#082c35", "#062028", "#04161b"].map(rgb),
	sky: ["#2d86a0", "#1b6680", "#124f67", "#0c3a50", "#092b3d", "#07202e", "#041620"].map(rgb),
	land: ["#5fb0b4", "#3f8d93", "#286c74", "#174f59", "#0d3640"].map(rgb),
	amber: ["#f0ab52", "#e79a40", "#d08230", "#a26120", "#6b4117", "#413017", "#26251a"].map(rgb),
	vein: rgb("#7fd0d3"),
	shallow: rgb("#2b8a93"),
	shade: rgb("#031013"),
	gleam: rgb("#93dcdc"),
	limb: rgb("#020d10"),
	rim: rgb("#5fc3c9"),
	strength: { vein: 0.5, shallow: 0.4, land: 0.8, relief: 0.4, limb: 0.7, rim: 0.95, amber: 0.95, polish: 0.22 },
};

export function mixed(from: Rgb, to: Rgb, part: number): Rgb {
	return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
}

/** A colour between evenly spaced tones. @param place 0 for the first tone, 1 for the last; held there beyond */
export function toned(tones: readonly Rgb[], place: number): Rgb {
	const at = Math.min(0.9999, Math.max(0, place)) * (tones.length - 1);
	const index = Math.floor(at);
	return mixed(tones[index] as Rgb, tones[index + 1] as Rgb, at - index);
}

function rgb(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}
