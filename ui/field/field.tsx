import type { ReactNode } from "react";

export interface FieldProps {
	/** The control's id; hint and error are found by it. */
	id: string;
	name: string;
	label: string;
	hint?: string | undefined;
	/** More to read before answering, below the hint. */
	guide?: ReactNode;
	/** Said after the label, e.g. "(opcional)". */
	mark?: string | undefined;
	/** What the answer is measured in, for who hears the label: «pesos». */
	unit?: string | undefined;
	error?: string | undefined;
	required: boolean;
	/** The control is a box to tick, and stands before its label. */
	tick?: boolean;
	/** Renders the control with everything that ties it to its label, hint and error. */
	control: (props: ControlProps) => ReactNode;
	/** Stands below the control, e.g. a suggestion. */
	children?: ReactNode;
}

export interface ControlProps {
	id: string;
	name: string;
	required: boolean;
	className: string;
	"aria-invalid": boolean;
	"aria-describedby": string | undefined;
}

/** One question of a form: owns label, hint, error and their ties to the control. */
export function Field({ id, name, label, hint, guide, error, required, tick = false, control, ...more }: FieldProps) {
	const { mark, unit, children } = more;
	const hintId = hint && `${id}-hint`;
	const guideId = guide ? `${id}-guide` : undefined;
	const errorId = error && `${id}-error`;
	const labelled = (
		<label className="field__label" htmlFor={id}>
			<span>{label}</span>
			{unit && <span className="unseen">{` (${unit})`}</span>}
			{mark && <span className="field__mark small">{` ${mark}`}</span>}
		</label>
	);
	const controlled = control({
		id,
		name,
		required,
		className: tick ? "checkbox field__tick" : "field__control",
		// Said of every control, or a browser calls one that is required and still empty wrong before it was touched.
		"aria-invalid": Boolean(error),
		"aria-describedby": [hintId, guideId, errorId].filter(Boolean).join(" ") || undefined,
	});
	return (
		<div className={error ? "field field--faulty" : "field"}>
			{!tick && labelled}
			{hint && (
				<p className="field__hint small" id={hintId}>
					{hint}
				</p>
			)}
			{guide && (
				<div className="field__guide" id={guideId}>
					{guide}
				</div>
			)}
			{error && (
				<p className="field__error" id={errorId}>
					{error}
				</p>
			)}
			{tick ? (
				<div className="field__ticked">
					{controlled}
					{labelled}
				</div>
			) : (
				controlled
			)}
			{children}
		</div>
	);
}
