import { Field } from "../../../ui/field/field.tsx";

interface SelectFieldProps<Value extends string> {
	id: string;
	name?: string;
	label: string;
	hint?: string | undefined;
	value: Value;
	options: readonly Value[];
	/** How options are shown; without, as they are. */
	labels?: Record<Value, string>;
	onChange: (chosen: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
	const { id, name = id, label, hint, value, options, labels, onChange } = props;
	return (
		<Field
			id={id}
			name={name}
			label={label}
			hint={hint}
			required={false}
			control={(control) => (
				<select
					{...control}
					autoComplete="off"
					value={value}
					onChange={(event) => onChange(event.currentTarget.value as Value)}
				>
					{options.map((option) => (
						<option key={option} value={option}>
							{labels?.[option] ?? option}
						</option>
					))}
				</select>
			)}
		/>
	);
}
