/** The larimar itself: where its white net runs and how deep it looks, at every point of a sphere. */
import { noise } from "./noise.ts";

const { bumps, cells } = noise(1974);

/** Lays noise over itself at ever smaller scale. */
function cloud(x: number, y: number, z: number, octaves: number): number {
	let sum = 0;
	let weight = 0.5;
	let scale = 1;
	for (let octave = 0; octave < octaves; octave++) {
		sum += weight * bumps(x * scale, y * scale, z * scale);
		weight /= 2;
		scale *= 2.03;
	}
	return sum;
}

export interface Grain {
	/** How much of the white net shows: 0 to 1. */
	vein: number;
	/** How deep the blue is: 0 to 1. */
	depth: number;
	/** Which blue: 0 for sea green, 1 for sky. */
	sky: number;
}

/** The stone's grain at a point of the unit sphere. */
function grain(x: number, y: number, z: number): Grain {
	const warpX = cloud(x * 1.5 + 11, y * 1.5, z * 1.5, 4);
	const warpY = cloud(x * 1.5, y * 1.5 + 23, z * 1.5, 4);
	const warpZ = cloud(x * 1.5, y * 1.5, z * 1.5 + 37, 4);
	const [u, v, w] = [x + 0.5 * warpX, y + 0.5 * warpY, z + 0.5 * warpZ];
	const wide = cells(u * 3.1, v * 3.1, w * 3.1);
	const fine = cells(u * 6.4 + 9, v * 6.4, w * 6.4);
	const drift = cloud(u * 1.2 + 3, v * 1.2, w * 1.2, 4);
	// The net thins out and closes up again, as in the stone.
	const open = Math.min(1, Math.max(0, 0.5 + 1.5 * drift));
	const cloudy = Math.exp(-((wide / (0.1 + 0.3 * open)) ** 2));
	const thread = Math.exp(-((wide / 0.1) ** 2));
	const lace = Math.exp(-((fine / 0.13) ** 2)) * (0.15 + 0.85 * open);
	const vein = Math.min(1, 0.62 * cloudy * (0.35 + 0.65 * open) + 0.34 * thread + 0.36 * lace);
	const depth = Math.min(1, Math.max(0, 0.42 + 0.75 * (wide - 0.25) + 0.18 * (fine - 0.3) - 0.9 * drift));
	const sky = Math.min(1, Math.max(0, 0.5 + 1.6 * warpY));
	return { vein, depth, sky };
}

/**
 * The grain of the half sphere before us, taken at the points of a grid and smoothly filled in between, for it is
 * soft and dear to compute.
 * @param steps points of the grid along each side
 * @returns the grain at x and y from -1 to 1
 */
export function sampledGrain(steps: number): (x: number, y: number) => Grain {
	const samples = new Float32Array(steps * steps * 3);
	const place = (step: number) => (2 * step) / (steps - 1) - 1;
	for (let index = 0; index < steps * steps; index++) {
		const [x, y] = [place(index % steps), place(Math.floor(index / steps))];
		const away = Math.hypot(x, y);
		// Just beside the stone the grain of its edge is needed to fill in up to the edge.
		if (away > 1 + 4 / steps) continue;
		const onEdge = Math.max(1, away);
		const { vein, depth, sky } = grain(x / onEdge, y / onEdge, Math.sqrt(Math.max(0, 1 - away * away)));
		samples.set([vein, depth, sky], index * 3);
	}
	return (x, y) => {
		const [across, down] = [((x + 1) / 2) * (steps - 1), ((y + 1) / 2) * (steps - 1)];
		const [column, row] = [Math.min(steps - 2, Math.floor(across)), Math.min(steps - 2, Math.floor(down))];
		const [u, v] = [across - column, down - row];
		const first = (row * steps + column) * 3;
		const below = first + steps * 3;
		const value = (offset: number) => {
			const at = (index: number) => samples[index + offset] as number;
			return (at(first) * (1 - u) + at(first + 3) * u) * (1 - v) + (at(below) * (1 - u) + at(below + 3) * u) * v;
		};
		return { vein: value(0), depth: value(1), sky: value(2) };
	};
}
