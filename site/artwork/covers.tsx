import type { ReactNode } from "react";
import type { CoverName } from "../../content-model/content-item.ts";

/** Five days along an arc: where each stands, and how its cells lie in it (x, y, radius, all from its middle). */
const DAYS = [
	{ x: 52, y: 236, cells: [[0, 0, 21]] },
	{ x: 122, y: 194, cells: [-11, 11].map((x) => [x, x / -4, 13]) },
	{ x: 200, y: 178, cells: around(4, 10, 11) },
	{ x: 278, y: 194, cells: [[0, 0, 8], ...around(7, 15, 8)] },
	{ x: 348, y: 236, cells: around(13, 19.5, 4.5) },
] as const;

/** Circles of one size around a middle. */
function around(count: number, distance: number, radius: number): number[][] {
	return Array.from({ length: count }, (_, place) => {
		const angle = (place * 2 * Math.PI) / count + 0.4;
		return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle)), radius];
	});
}

const VOICES = [34, 62, 90, 118, 146, 174];
const QUESTIONS = [130, 172, 214, 256, 298];

/** Every drawing an educational item may name in its `image`. Each may be cropped to its middle in any shape. */
const DRAWINGS: Record<CoverName, ReactNode> = {
	follicle: (
		<>
			{[110, 150, 196, 248].map((radius) => (
				<circle className="cover__ring" key={radius} cx="200" cy="330" r={radius} />
			))}
			<path className="cover__way" d="M12 275Q200 93 388 275" />
			{DAYS.map(({ x, y, cells }) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<circle className="cover__zone" r="31" />
					{cells.map(([cx, cy, r]) => (
						<circle className="cover__cell" key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
					))}
				</g>
			))}
			<circle className="cover__core" cx="355" cy="242" r="8" />
		</>
	),
	questions: (
		<>
			<circle className="cover__sun" cx="292" cy="110" r="84" />
			<circle className="cover__ring" cx="292" cy="110" r="116" />
			<circle className="cover__ring" cx="292" cy="110" r="156" />
			<path className="cover__sheet" d="M88 84h196l34 34v282H88z" />
			<path className="cover__line" d="M148 130h82M148 172h134M148 214h104M148 256h126M148 298h72" />
			{QUESTIONS.map((y) => (
				<circle className="cover__box" key={y} cx="120" cy={y} r="9" />
			))}
			<circle className="cover__core" cx="120" cy="172" r="5" />
		</>
	),
	sunrise: (
		<>
			{[96, 140, 190, 246].map((radius) => (
				<circle className="cover__ring" key={radius} cx="200" cy="200" r={radius} />
			))}
			<circle className="cover__core" cx="200" cy="200" r="58" />
			<path className="cover__sea" d="M0 288q200 24 400 0v112H0z" />
			<path className="cover__play" d="M184 174v52l42-26z" />
		</>
	),
	voices: (
		<>
			{VOICES.map((radius) => (
				<circle className="cover__ring" key={radius} cx="132" cy="200" r={radius} />
			))}
			{VOICES.map((radius) => (
				<circle className="cover__ring" key={radius} cx="268" cy="200" r={radius} />
			))}
			<circle className="cover__body" cx="132" cy="200" r="34" />
			<circle className="cover__body" cx="268" cy="200" r="34" />
			<circle className="cover__core" cx="200" cy="200" r="11" />
		</>
	),
};

/** The drawing on an educational item; the style gives it the shape of its format. */
export function Cover({ name }: { name: CoverName }) {
	return (
		<svg
			className={`cover cover--${name}`}
			viewBox="0 0 400 400"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			{DRAWINGS[name]}
		</svg>
	);
}
