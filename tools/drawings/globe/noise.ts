/** Seeded noise in three dimensions, so that a sphere cut out of it has no seam and no pole. */
export interface Noise {
	/** Soft bumps about one unit wide; between -1 and 1, mean 0. */
	bumps(x: number, y: number, z: number): number;
	/** How far a point lies from the walls of the cells around it: 0 on a wall, about 0.5 in the middle of a cell. */
	cells(x: number, y: number, z: number): number;
}

const SIZE = 256;

/** The same seed gives the same noise. */
export function noise(seed: number): Noise {
	const order = shuffled(seed);
	const hash = (x: number, y: number, z: number) =>
		order[((order[((order[x & 255] as number) + y) & 255] as number) + z) & 255] as number;
	return { bumps: (x, y, z) => bumps(hash, x, y, z), cells: (x, y, z) => cells(hash, x, y, z) };
}

type Hash = (x: number, y: number, z: number) => number;

/** The numbers 0 to 255 in an order the seed decides (Mulberry32, Fisher and Yates). */
function shuffled(seed: number): Uint8Array {
	let state = seed;
	const random = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const order = Uint8Array.from({ length: SIZE }, (_, index) => index);
	for (let last = SIZE - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[order[last], order[other]] = [order[other] as number, order[last] as number];
	}
	return order;
}

/** Gradient noise (Ken Perlin, "Improving Noise", 2002). */
function bumps(hash: Hash, x: number, y: number, z: number): number {
	const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
	const [u, v, w] = [x - left, y - top, z - front];
	const [across, down, back] = [eased(u), eased(v), eased(w)];
	const corner = (i: number, j: number, k: number) => slope(hash(left + i, top + j, front + k), u - i, v - j, w - k);
	const near = mix(mix(corner(0, 0, 0), corner(1, 0, 0), across), mix(corner(0, 1, 0), corner(1, 1, 0), across), down);
	const far = mix(mix(corner(0, 0, 1), corner(1, 0, 1), across), mix(corner(0, 1, 1), corner(1, 1, 1), across), down);
	return mix(near, far, back);
}

/** One of the twelve directions to the edges of a cube, times the way to the point. */
function slope(hash: number, x: number, y: number, z: number): number {
	const edge = hash & 15;
	const first = edge < 8 ? x : y;
	const second = edge < 4 ? y : edge === 12 || edge === 14 ? x : z;
	return (edge & 1 ? -first : first) + (edge & 2 ? -second : second);
}

/** Second nearest minus nearest seed (Steven Worley, "A Cellular Texture Basis Function", 1996), one seed a unit cube. */
function cells(hash: Hash, x: number, y: number, z: number): number {
	const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
	let nearest = 9;
	let second = 9;
	for (let i = left - 1; i <= left + 1; i++) {
		for (let j = top - 1; j <= top + 1; j++) {
			for (let k = front - 1; k <= front + 1; k++) {
				const place = hash(i, j, k);
				const toX = i + hash(place, i, 1) / SIZE - x;
				const toY = j + hash(place, j, 2) / SIZE - y;
				const toZ = k + hash(place, k, 3) / SIZE - z;
				const square = toX * toX + toY * toY + toZ * toZ;
				if (square < nearest) {
					second = nearest;
					nearest = square;
				} else if (square < second) second = square;
			}
		}
	}
	return Math.sqrt(second) - Math.sqrt(nearest);
}

function eased(part: number): number {
	return part * part * part * (part * (part * 6 - 15) + 10);
}

function mix(from: number, to: number, part: number): number {
	return from + (to - from) * part;
}
