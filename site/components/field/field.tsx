import type { ReactNode } from "react";
import "./field.css";

export interface FieldProps {
	/** The control's id; hint and error are found by it. */
	id: string;
	name: string;
	label: string;
	hint?: string | undefined;
	/** Said after the label, e.g. "(opcional)". */
	mark?: string | undefined;
	error?: string | undefined;
	required: boolean;
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
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

/** One question of a form: owns label, hint, error and their ties to the control. */
export function Field({ id, name, label, hint, mark, error, required, control, children }: FieldProps) {
	const hintId = hint && `${id}-hint`;
	const errorId = error && `${id}-error`;
	return (
		<div className={error ? "field field--faulty" : "field"}>
			<label className="field__label" htmlFor={id}>
				{label}
				{mark && <span className="field__mark"> {mark}</span>}
			</label>
			{hint && (
				<p className="field__hint" id={hintId}>
					{hint}
				</p>
			)}
			{error && (
				<p className="field__error" id={errorId}>
					{error}
				</p>
			)}
			{control({
				id,
				name,
				required,
				className: "field__control",
				"aria-invalid": error ? true : undefined,
				"aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
			})}
			{children}
		</div>
	);
}
