import type { ReactNode } from "react";
import type { FormId } from "../../contract/forms.ts";

/** Each within the same ripples, on a square of 320 units. */
const DRAWINGS: Record<FormId, ReactNode> = {
	// Something small, kept safe.
	patient: (
		<>
			<circle className="form-drawing__body" cx="160" cy="160" r="70" />
			<circle className="form-drawing__light" cx="144" cy="142" r="40" />
			<circle className="form-drawing__core" cx="184" cy="186" r="18" />
		</>
	),
	// Two that overlap, and what they share.
	clinic: (
		<>
			<circle className="form-drawing__body" cx="122" cy="160" r="72" />
			<circle className="form-drawing__veil" cx="198" cy="160" r="72" />
			<circle className="form-drawing__core" cx="160" cy="160" r="17" />
		</>
	),
	// Words on their way to whoever answers for the whole.
	direction: (
		<>
			<circle className="form-drawing__body" cx="212" cy="130" r="62" />
			<circle className="form-drawing__core" cx="212" cy="130" r="20" />
			<path className="form-drawing__way" d="M70 246Q84 150 178 134" />
			<circle className="form-drawing__light" cx="70" cy="246" r="15" />
		</>
	),
	// One more joins those around the table.
	join: (
		<>
			<circle className="form-drawing__body" cx="160" cy="160" r="44" />
			<circle className="form-drawing__light" cx="160" cy="72" r="22" />
			<circle className="form-drawing__light" cx="244" cy="133" r="22" />
			<circle className="form-drawing__light" cx="212" cy="231" r="22" />
			<circle className="form-drawing__light" cx="108" cy="231" r="22" />
			<path className="form-drawing__way" d="M6 120H62" />
			<circle className="form-drawing__core" cx="76" cy="133" r="22" />
		</>
	),
	// Sheets, with the seal that they are ours.
	toolkit: (
		<>
			<path className="form-drawing__veil" d="M126 76L232 92Q238 93 237 99L220 216Q219 222 213 221L107 205Z" />
			<path className="form-drawing__body" d="M92 92H204Q210 92 210 98V232Q210 238 204 238H98Q92 238 92 232Z" />
			<path className="form-drawing__line" d="M116 128h70M116 152h70M116 176h44" />
			<circle className="form-drawing__core" cx="210" cy="226" r="24" />
		</>
	),
	// Two rings, one through the other.
	alliance: (
		<>
			<circle className="form-drawing__link" cx="124" cy="160" r="62" />
			<circle className="form-drawing__link form-drawing__link--other" cx="196" cy="160" r="62" />
			<path className="form-drawing__link" d="M178 129A62 62 0 0 1 185.600 152" />
			<circle className="form-drawing__core" cx="160" cy="160" r="13" />
		</>
	),
	// A voice that travels.
	testimonial: (
		<>
			<circle className="form-drawing__body" cx="112" cy="208" r="52" />
			<circle className="form-drawing__core" cx="112" cy="208" r="18" />
			<path
				className="form-drawing__wave"
				d="M112 128A80 80 0 0 1 192 208M112 98A110 110 0 0 1 222 208M112 68A140 140 0 0 1 252 208"
			/>
		</>
	),
};

/** What stands beside a form's opening words: each form's own drawing. */
export function FormDrawing({ form }: { form: FormId }) {
	return (
		<svg className="form-drawing" viewBox="0 0 320 320" aria-hidden="true">
			{[100, 128, 156].map((radius) => (
				<circle className="form-drawing__ring" key={radius} cx="160" cy="160" r={radius} />
			))}
			{DRAWINGS[form]}
		</svg>
	);
}
