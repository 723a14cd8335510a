import type { ReactNode } from "react";
import { ripples } from "../../artwork/ripples.ts";
import type { HeadingProps } from "./heading.schema.ts";

/** Each on a square of 400 units, from the circles the whole site is made of. */
const DRAWINGS: Record<HeadingProps["drawing"], ReactNode> = {
	// A sun that rises from the sea.
	horizon: (
		<>
			<circle cx="200" cy="250" r="190" />
			<circle cx="200" cy="250" r="150" />
			<circle className="heading-drawing__core" cx="200" cy="250" r="96" />
			<path className="heading-drawing__body" d="M-40 250H440V400H-40Z" />
			<path className="heading-drawing__light" d="M104 276h192M132 306h136M162 336h76" />
		</>
	),
	// A stone that holds another.
	circle: (
		<>
			<circle cx="200" cy="200" r="196" />
			<circle className="heading-drawing__body" cx="200" cy="200" r="150" />
			<circle className="heading-drawing__light" cx="170" cy="164" r="84" />
			<circle className="heading-drawing__core" cx="248" cy="250" r="26" />
		</>
	),
	// Two that overlap, and what they share.
	pair: (
		<>
			<circle className="heading-drawing__body" cx="140" cy="200" r="128" />
			<circle className="heading-drawing__veil" cx="262" cy="200" r="128" />
			<circle cx="262" cy="200" r="160" />
			<circle className="heading-drawing__core" cx="201" cy="200" r="22" />
		</>
	),
	// Something small, kept safe.
	seed: (
		<>
			{ripples([200, 200], [78, 104, 132, 162, 194], 0.07).map((ring) => (
				<path key={ring} d={ring} />
			))}
			<circle className="heading-drawing__body" cx="200" cy="200" r="58" />
			<circle className="heading-drawing__core" cx="200" cy="200" r="20" />
		</>
	),
	// A voice that travels.
	waves: (
		<>
			<circle className="heading-drawing__body" cx="76" cy="300" r="74" />
			<circle className="heading-drawing__core" cx="76" cy="300" r="20" />
			<path d="M76 186A114 114 0 0 1 190 300M76 142A158 158 0 0 1 234 300M76 98A202 202 0 0 1 278 300M76 54A246 246 0 0 1 322 300M76 10A290 290 0 0 1 366 300" />
		</>
	),
	// A moon through its phases.
	moons: (
		<>
			<path className="heading-drawing__way" d="M20 300Q200 20 380 300" />
			<circle className="heading-drawing__light" cx="48" cy="262" r="38" />
			<circle className="heading-drawing__body" cx="200" cy="160" r="86" />
			<circle className="heading-drawing__light" cx="184" cy="140" r="50" />
			<circle className="heading-drawing__veil" cx="352" cy="262" r="38" />
			<circle className="heading-drawing__core" cx="226" cy="192" r="16" />
		</>
	),
	// A branch, leaf by leaf.
	leaves: (
		<>
			<circle cx="200" cy="200" r="196" />
			<path className="heading-drawing__way" d="M200 380V70" />
			<path
				className="heading-drawing__body"
				d="M200 340Q110 330 96 240Q186 250 200 340ZM200 250Q128 236 120 160Q192 176 200 250Z"
			/>
			<path
				className="heading-drawing__veil"
				d="M200 300Q290 290 304 200Q214 210 200 300ZM200 210Q272 196 280 120Q208 136 200 210Z"
			/>
			<circle className="heading-drawing__core" cx="200" cy="62" r="18" />
		</>
	),
};

/** What stands beside a short page's heading. */
export function HeadingDrawing({ name }: { name: HeadingProps["drawing"] }) {
	return (
		<svg className="heading-drawing" viewBox="0 0 400 400" aria-hidden="true">
			{DRAWINGS[name]}
		</svg>
	);
}
