/** The scenes of the video: each a drawing of 1280 by 720 for a moment from 0 to 1 of its time. No words: these are captions. */

const INK = { foam: "#f1fbfa", pale: "#b9e2e2", stone: "#6bbcc2", deep: "#2b8a93", amber: "#ffb454", warm: "#ffddb2" };

/** Draws a moment of a scene: 0 is its beginning, 1 its end. */
export type Scene = (time: number) => string;

/** The scenes by the names that `content/es/videos/` uses. */
export const SCENES: Record<string, Scene> = {
	sunrise: (time) => sun(640, 560 - 200 * ease(part(time, 0.05, 0.9))),
	sunset: (time) => sun(640, 360 + 130 * ease(part(time, 0, 0.9))),
	studies,
	stimulation,
	retrieval,
	fertilization,
	culture,
	transfer,
	waiting,
};

/** What all scenes share: stones, their light, and a glow. */
export const DEFINITIONS = `
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0a2a31"/><stop offset=".72" stop-color="#124953"/><stop offset="1" stop-color="#0a2d34"/></linearGradient>
<radialGradient id="stone" cx=".36" cy=".28" r=".8"><stop stop-color="${INK.foam}"/><stop offset=".5" stop-color="${INK.stone}"/><stop offset="1" stop-color="${INK.deep}"/></radialGradient>
<radialGradient id="amber" cx=".36" cy=".28" r=".8"><stop stop-color="${INK.warm}"/><stop offset=".55" stop-color="${INK.amber}"/><stop offset="1" stop-color="#e39a40"/></radialGradient>
<radialGradient id="glow"><stop stop-color="${INK.amber}" stop-opacity=".5"/><stop offset="1" stop-color="${INK.amber}" stop-opacity="0"/></radialGradient>
<radialGradient id="body"><stop stop-color="${INK.stone}" stop-opacity=".1"/><stop offset="1" stop-color="${INK.stone}" stop-opacity=".3"/></radialGradient>
<clipPath id="above"><path d="M0 0h1280v560q-640 40-1280 0z"/></clipPath>`;

/** The sky behind every scene, with rings that breathe. */
export function sky(seconds: number): string {
	const rings = [180, 290, 410, 540].map((radius, index) => {
		const breath = 6 * Math.sin(seconds / 3 + index);
		return `<circle cx="640" cy="330" r="${radius + breath}" fill="none" stroke="${INK.stone}" stroke-opacity="${0.13 - index * 0.02}" stroke-width="1.5"/>`;
	});
	return `<path fill="url(#sky)" d="M0 0h1280v720H0z"/>${rings.join("")}`;
}

function sun(x: number, y: number): string {
	return `<g clip-path="url(#above)"><circle cx="${x}" cy="${y}" r="300" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="104" fill="url(#amber)"/></g>
<path d="M0 560q640 40 1280 0v160H0z" fill="#0a2d34"/><path d="M0 560q640 40 1280 0" fill="none" stroke="${INK.pale}" stroke-opacity=".55" stroke-width="2"/>
${[0, 1, 2].map((wave) => `<path d="M${520 - wave * 60} ${600 + wave * 26}h${240 + wave * 120}" stroke="${INK.amber}" stroke-opacity="${0.32 - wave * 0.09}" stroke-width="3" stroke-linecap="round"/>`).join("")}`;
}

function studies(time: number): string {
	const drawings = [
		`<path d="M0-58C26-22 40 0 40 22a40 40 0 0 1-80 0C-40 0-26-22 0-58z" fill="url(#amber)"/>`,
		`<path d="M-14-56h28L62 40a124 124 0 0 1-124 0z" fill="${INK.pale}" fill-opacity=".16" stroke="${INK.pale}" stroke-width="3" stroke-linejoin="round"/>
		${[18, 46, 74].map((y) => `<path d="M${-20 - y * 0.36} ${y - 34}a${70 + y} ${70 + y} 0 0 0 ${40 + y * 0.72} 0" fill="none" stroke="${INK.pale}" stroke-opacity=".5" stroke-width="2"/>`).join("")}<circle cx="8" cy="24" r="13" fill="url(#stone)"/>`,
		`<g transform="translate(0 -22)">${swimmer(0, 0, 0, time * 14, 2.2)}</g>`,
	];
	return drawings
		.map((drawing, index) => {
			const shown = ease(part(time, 0.06 + index * 0.2, 0.3 + index * 0.2));
			return `<g opacity="${shown}" transform="translate(${300 + index * 340} ${350 - 24 * shown})">${dish(128)}${drawing}</g>`;
		})
		.join("");
}

const FOLLICLES = [
	[500, 290, 46], [592, 226, 38], [702, 236, 52], [796, 300, 40], [752, 398, 44], [636, 402, 54], [640, 312, 26],
] as const;

function stimulation(time: number): string {
	const grown = ease(part(time, 0.08, 0.9));
	const follicles = FOLLICLES.map(([x, y, size], index) => {
		const radius = 9 + (size - 9) * Math.min(1, grown * (1.1 - (index % 3) * 0.08));
		return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK.pale}" fill-opacity=".2" stroke="${INK.pale}" stroke-width="2.5"/><circle cx="${x + radius * 0.2}" cy="${y + radius * 0.2}" r="${4 + radius * 0.14}" fill="url(#amber)"/>`;
	});
	const days = Array.from({ length: 12 }, (_, day) => {
		const lit = ease(part(time, 0.08 + day * 0.068, 0.13 + day * 0.068));
		return `<circle cx="${442 + day * 36}" cy="560" r="${day < 8 ? 9 : 7}" fill="${day < 8 ? INK.amber : INK.warm}" fill-opacity="${0.14 + lit * (day < 8 ? 0.86 : 0.5)}"/>`;
	});
	return `<ellipse cx="645" cy="320" rx="255" ry="188" fill="url(#body)" stroke="${INK.stone}" stroke-opacity=".6" stroke-width="2.5"/>${follicles.join("")}${days.join("")}`;
}

function retrieval(time: number): string {
	const turned = ease(part(time, 0.05, 0.5)) * 3;
	const ticks = Array.from({ length: 12 }, (_, hour) => `<path d="M0-112v${hour % 3 ? 10 : 18}" transform="rotate(${hour * 30})" stroke="${INK.pale}" stroke-width="3" stroke-linecap="round"/>`);
	const [drawn, x] = [ease(part(time, 0.56, 0.92)), 830];
	return `<g transform="translate(390 330)">${dish(140)}${ticks.join("")}<path d="M0 0v-92" transform="rotate(${turned * 360})" stroke="${INK.amber}" stroke-width="6" stroke-linecap="round"/>
<circle r="9" fill="${INK.amber}"/>${[0, 1, 2].map((turn) => `<circle cx="${-28 + turn * 28}" cy="186" r="8" fill="${INK.amber}" fill-opacity="${0.15 + 0.85 * part(turned, turn, turn + 1)}"/>`).join("")}</g>
<circle cx="${x}" cy="350" r="${120 - drawn * 26}" fill="url(#body)" stroke="${INK.pale}" stroke-width="2.5"/>
<path d="M${x + 20} 340L1130 90" stroke="${INK.foam}" stroke-opacity="${0.75 * part(time, 0.48, 0.56)}" stroke-width="3"/>
<g transform="translate(${x + 20 + drawn * 225} ${340 - drawn * 187})">${egg(26)}</g>`;
}

function fertilization(time: number): string {
	const near = ease(part(time, 0, 0.5));
	const inside = ease(part(time, 0.45, 0.66));
	const swimmers = Array.from({ length: 9 }, (_, index) => {
		const angle = (index * 2 * Math.PI) / 9 + 0.35;
		const [chosen, far] = [index === 4, 470 - 250 * near - (index % 3) * 14];
		const distance = chosen ? far - inside * 130 : far;
		const opacity = chosen ? 1 - part(time, 0.62, 0.7) : 0.85 - 0.55 * part(time, 0.6, 0.8);
		return `<g opacity="${opacity}">${swimmer(640 + distance * Math.cos(angle), 320 + distance * Math.sin(angle) * 0.9, (angle * 180) / Math.PI - 90, time * 16 + index, 1)}</g>`;
	});
	const nuclei = part(time, 0.68, 0.88);
	return `${swimmers.join("")}<g transform="translate(640 320)">${egg(128)}
<g opacity="${nuclei}"><circle cx="${-34 + 8 * nuclei}" r="26" fill="${INK.foam}" fill-opacity=".75"/><circle cx="${34 - 8 * nuclei}" r="26" fill="${INK.foam}" fill-opacity=".75"/></g></g>`;
}

function culture(time: number): string {
	const embryos = Array.from({ length: 5 }, (_, index) => {
		const stops = index === 1 ? 2.1 : index === 3 ? 3.1 : 6;
		const stage = Math.min(6 * part(time, 0.04, 0.92), stops);
		const light = stops < 6 ? 1 - 0.78 * part(6 * part(time, 0.04, 0.92), stops + 0.2, stops + 1.2) : 1;
		return `<g opacity="${light}" transform="translate(${216 + index * 212} ${310 + 34 * Math.cos((index - 2) * 0.9)})">${embryo(stage, 76)}</g>`;
	});
	const days = Array.from({ length: 6 }, (_, day) => `<circle cx="${550 + day * 36}" cy="545" r="9" fill="${INK.amber}" fill-opacity="${0.15 + 0.85 * part(6 * part(time, 0.04, 0.92), day, day + 0.6)}"/>`);
	return embryos.join("") + days.join("");
}

function transfer(time: number): string {
	const down = ease(part(time, 0.1, 0.55));
	const frozen = ease(part(time, 0.55, 0.85));
	const arms = [0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0-74v-62m-22 14l22 22l22-22" transform="rotate(${turn})" fill="none" stroke="${INK.pale}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`);
	return `<path d="M300 170c-60-10-120 20-170 70M560 170c60-10 120 20 170 70" fill="none" stroke="${INK.stone}" stroke-opacity=".7" stroke-width="10" stroke-linecap="round"/>
<ellipse cx="122" cy="262" rx="44" ry="32" fill="url(#body)" stroke="${INK.stone}" stroke-width="2.5"/><ellipse cx="738" cy="262" rx="44" ry="32" fill="url(#body)" stroke="${INK.stone}" stroke-width="2.5"/>
<path d="M300 170c70-42 190-42 260 0c34 40-40 150-74 220c-14 34-14 90-14 150h-84c0-60 0-116-14-150c-34-70-108-180-74-220z" fill="url(#body)" stroke="${INK.stone}" stroke-width="3"/>
<path d="M430 560V${520 - down * 240}" stroke="${INK.foam}" stroke-opacity="${0.8 * (1 - part(time, 0.58, 0.7))}" stroke-width="4" stroke-linecap="round"/>
<circle cx="430" cy="${510 - down * 245}" r="${80 * part(time, 0.5, 0.7)}" fill="url(#glow)"/><g transform="translate(430 ${510 - down * 245})">${embryo(6, 24)}</g>
<g opacity="${0.25 + 0.75 * frozen}" transform="translate(985 320)"><circle r="${64 + 74 * frozen}" fill="${INK.pale}" fill-opacity=".08"/><g opacity="${frozen}" transform="rotate(${frozen * 14})">${arms.join("")}</g>${embryo(6, 56)}</g>`;
}

function waiting(time: number): string {
	return Array.from({ length: 14 }, (_, day) => {
		const lit = ease(part(time, 0.05 + day * 0.055, 0.13 + day * 0.055));
		const [x, y] = [274 + (day % 7) * 122, 240 + Math.floor(day / 7) * 160];
		if (day === 13) return `<g opacity="${0.15 + 0.85 * lit}" transform="translate(${x} ${y}) scale(.82)"><circle r="${92 * lit}" fill="url(#glow)"/><path d="M0-58C26-22 40 0 40 22a40 40 0 0 1-80 0C-40 0-26-22 0-58z" fill="url(#amber)"/></g>`;
		const dark = 40 * Math.cos((day * Math.PI) / 13);
		return `<g opacity="${0.14 + 0.86 * lit}" transform="translate(${x} ${y})"><circle r="36" fill="${INK.pale}" fill-opacity=".12"/><path d="M0-36a36 36 0 0 1 0 72a${Math.abs(dark)} 36 0 0 ${dark > 0 ? 0 : 1} 0-72z" fill="url(#stone)"/></g>`;
	}).join("");
}

/** A round glass dish behind a drawing. */
function dish(radius: number): string {
	return `<circle r="${radius}" fill="${INK.pale}" fill-opacity=".07" stroke="${INK.stone}" stroke-opacity=".6" stroke-width="2"/>`;
}

/** An egg with the clear rim around it. */
function egg(radius: number): string {
	return `<circle r="${radius * 1.18}" fill="${INK.foam}" fill-opacity=".16" stroke="${INK.foam}" stroke-opacity=".7" stroke-width="2"/><circle r="${radius}" fill="url(#amber)"/>`;
}

/** A sperm cell that swims upwards before it is turned. @param beat moves its tail */
function swimmer(x: number, y: number, turn: number, beat: number, size: number): string {
	const sway = 9 * Math.sin(beat);
	return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse rx="8" ry="12" fill="url(#stone)"/><path d="M0 11c${sway} 10 ${-sway} 20 0 32s${sway * 0.7} 14 0 24" fill="none" stroke="${INK.pale}" stroke-width="2.6" stroke-linecap="round"/></g>`;
}

/** An embryo: one cell, two, four, eight, many, and from 5 on a blastocyst with its hollow. @param stage in days */
function embryo(stage: number, radius: number): string {
	const rim = `<circle r="${radius}" fill="${INK.foam}" fill-opacity=".12" stroke="${INK.foam}" stroke-opacity=".65" stroke-width="2"/>`;
	const counts = [1, 2, 4, 8, 14, 20];
	const count = counts[Math.min(5, Math.floor(stage))] ?? 1;
	const settled = ease(Math.min(1, (stage % 1) * 2.4));
	if (stage >= 5) {
		const cells = ring(20, radius * 0.78, radius * 0.13, "stone") + `<g transform="translate(${-radius * 0.34} ${radius * 0.3})">${ring(6, radius * 0.17, radius * 0.15, "amber")}</g>`;
		return rim + cells;
	}
	if (count === 1) return `${rim}<circle r="${radius * 0.72}" fill="url(#stone)"/>`;
	const spread = radius * (count > 8 ? 0.52 : 0.4) * (0.4 + 0.6 * settled);
	const size = radius * ({ 2: 0.4, 4: 0.34, 8: 0.26 }[count] ?? 0.2);
	const inner = count > 4 ? ring(Math.round(count / 3), spread * 0.42, size, "stone") : "";
	return rim + ring(count > 4 ? count - Math.round(count / 3) : count, spread, size, "stone") + inner;
}

function ring(count: number, distance: number, radius: number, fill: string): string {
	return Array.from({ length: count }, (_, index) => {
		const angle = (index * 2 * Math.PI) / count + 0.4;
		return `<circle cx="${(distance * Math.cos(angle)).toFixed(2)}" cy="${(distance * Math.sin(angle)).toFixed(2)}" r="${radius.toFixed(2)}" fill="url(#${fill})"/>`;
	}).join("");
}

/** How far a moment is between two others, from 0 to 1. */
function part(time: number, from: number, until: number): number {
	return Math.min(1, Math.max(0, (time - from) / (until - from)));
}

/** Slow at both ends. */
function ease(time: number): number {
	return time * time * (3 - 2 * time);
}
