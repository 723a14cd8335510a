/** Controls of the desk's forms. */
import type { AllHTMLAttributes, ButtonHTMLAttributes, SelectHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import { Field, type FieldProps } from "../../ui/field/field.tsx";

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	look?: ButtonLook;
	label: string;
}

export function SubmitButton({ look = "primary", label, ...attributes }: SubmitButtonProps) {
	return (
		<button className={buttonClass(look)} type="submit" {...attributes}>
			{label}
		</button>
	);
}

/** What a form sends besides what is chosen or typed; what has no value is left out. */
export const Hidden = (values: Readonly<Record<string, string | number | undefined>>) =>
	Object.entries(values).map(
		([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
	);

interface TextFieldProps
	extends Pick<FieldProps, "id" | "label" | "hint" | "error">,
		Omit<AllHTMLAttributes<HTMLElement>, "id" | "label"> {}

/** A line to type in, or a text of some `rows`. */
export function TextField({ id, name = id, label, hint, error, required = false, ...attributes }: TextFieldProps) {
	const control: FieldProps["control"] = ({ className, ...tied }) => {
		const given = { ...tied, ...attributes, className: `${className} ${attributes.className ?? ""}`.trim() };
		return attributes.rows ? <textarea {...given} /> : <input type="text" {...given} />;
	};
	return <Field id={id} name={name} label={label} hint={hint} error={error} required={required} control={control} />;
}

/** What is sent, and its words. */
type Choice = readonly [value: string, label: string];

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
	/** Stands there until something is chosen; no choice itself if one is required. */
	empty?: string;
	choices?: readonly Choice[];
	/** More of them, each group by its label. */
	groups?: readonly (readonly [label: string, choices: readonly Choice[]])[];
}

export function Select({ empty, choices = [], groups = [], ...attributes }: SelectProps) {
	const options = (some: readonly Choice[]) =>
		some.map(([value, label]) => (
			<option key={value} value={value}>
				{label}
			</option>
		));
	return (
		<select className="field__control" defaultValue={empty && ""} {...attributes}>
			{empty && (
				<option value="" disabled={attributes.required}>
					{empty}
				</option>
			)}
			{options(choices)}
			{groups.map(([label, some]) => (
				<optgroup key={label} label={label}>
					{options(some)}
				</optgroup>
			))}
		</select>
	);
}
