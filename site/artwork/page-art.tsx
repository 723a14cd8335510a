import type { ReactNode } from "react";
import { type PageArtName, UNIT_IDS } from "../../content-model/parts.ts";
import { emblem } from "./emblems/emblems.ts";
import "./page-art.css";

/** Five places on a circle of 176 units, the first one at the top. */
const ORBIT = UNIT_IDS.map((unit, place) => {
	const angle = (place * 2 * Math.PI) / UNIT_IDS.length - Math.PI / 2;
	return { unit, x: Math.round(240 + 176 * Math.cos(angle)), y: Math.round(240 + 176 * Math.sin(angle)) };
});

/** What stands beside the title of a page that is not a unit's. */
const DRAWINGS: Record<PageArtName, ReactNode> = {
	orbit: (
		<>
			<circle className="page-art__line" cx="240" cy="240" r="232" />
			<circle className="page-art__way" cx="240" cy="240" r="176" />
			<circle className="page-art__line" cx="240" cy="240" r="120" />
			<circle className="page-art__stone" cx="240" cy="240" r="84" />
			<circle className="page-art__light" cx="222" cy="218" r="54" />
			<circle className="page-art__core" cx="262" cy="266" r="16" />
			{ORBIT.map(({ unit, x, y }) => (
				<g key={unit}>
					<circle className="page-art__halo" cx={x} cy={y} r="44" />
					<image href={emblem(unit, "small").path} x={x - 32} y={y - 32} width="64" height="64" />
				</g>
			))}
		</>
	),
	crossing: (
		<>
			<circle className="page-art__line" cx="330" cy="250" r="224" />
			<circle className="page-art__line" cx="330" cy="250" r="170" />
			<circle className="page-art__stone" cx="330" cy="250" r="116" />
			<circle className="page-art__light" cx="304" cy="216" r="74" />
			<path className="page-art__way" d="M16 424Q84 208 190 330T362 284" />
			<circle className="page-art__stop" cx="16" cy="424" r="9" />
			<circle className="page-art__stop" cx="112" cy="286" r="9" />
			<circle className="page-art__stop" cx="206" cy="345" r="9" />
			<circle className="page-art__glow" cx="362" cy="284" r="36" />
			<circle className="page-art__core" cx="362" cy="284" r="16" />
		</>
	),
	growth: (
		<>
			<circle className="page-art__line" cx="240" cy="240" r="232" />
			<path className="page-art__ring" d="M240 36A204 204 0 1 1 64 343" />
			<path className="page-art__ring page-art__ring--amber" d="M240 88A152 152 0 1 1 92 275" />
			<path className="page-art__ring page-art__ring--deep" d="M240 140A100 100 0 0 1 289 327" />
			<circle className="page-art__stone" cx="240" cy="240" r="58" />
			<circle className="page-art__light" cx="228" cy="226" r="36" />
			<circle className="page-art__core" cx="254" cy="258" r="12" />
			<circle className="page-art__stop" cx="64" cy="343" r="11" />
			<circle className="page-art__stop" cx="92" cy="275" r="11" />
			<circle className="page-art__stop" cx="289" cy="327" r="11" />
		</>
	),
	summits: (
		<>
			<circle className="page-art__line" cx="300" cy="190" r="180" />
			<circle className="page-art__line" cx="300" cy="190" r="126" />
			<circle className="page-art__glow" cx="300" cy="190" r="80" />
			<circle className="page-art__core" cx="300" cy="190" r="50" />
			<path className="page-art__light" d="M120 440A180 180 0 0 1 480 440Z" />
			<path className="page-art__stone" d="M40 440A132 132 0 0 1 304 440Z" />
			<path className="page-art__way" d="M8 428Q52 404 76 360T172 306Q212 306 236 272T300 190" />
			<circle className="page-art__stop" cx="76" cy="360" r="10" />
			<circle className="page-art__stop" cx="172" cy="306" r="10" />
			<circle className="page-art__stop" cx="236" cy="272" r="10" />
			<path className="page-art__line" d="M0 440H480" />
		</>
	),
};

/** A page's opening drawing, in the circles the whole site is made of. */
export function PageArt({ name }: { name: PageArtName }) {
	return (
		<svg className="page-art" viewBox="0 0 480 480" aria-hidden="true">
			{DRAWINGS[name]}
		</svg>
	);
}
