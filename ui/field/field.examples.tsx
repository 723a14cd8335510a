import type { ComponentExamples } from "../component-examples.ts";
import { Field, type FieldProps } from "./field.tsx";

const input: FieldProps["control"] = (props) => <input {...props} type="text" />;

const question = { id: "example", name: "example", label: "Nombre de la clínica", required: true, control: input };

export const examples: ComponentExamples = {
	"at rest": <Field {...question} />,
	"with a hint": <Field {...question} hint="Aquí te escribimos la respuesta." />,
	optional: <Field {...question} required={false} mark="(opcional)" />,
	"with a fault": (
		<Field {...question} hint="Aquí te escribimos la respuesta." error="Escribe el nombre de la clínica." />
	),
	"in focus": (
		<Field
			{...question}
			control={(props) => (
				// biome-ignore lint/a11y/noAutofocus: this example shows what has the focus
				<input {...props} type="text" autoFocus />
			)}
		/>
	),
	filled: <Field {...question} control={(props) => <input {...props} type="text" defaultValue="Clínica del Este" />} />,
	"several lines": <Field {...question} control={(props) => <textarea {...props} rows={3} />} />,
	"a choice": (
		<Field
			{...question}
			control={(props) => (
				<select {...props}>
					<option value="">Seleccionar país</option>
					<option value="DO">República Dominicana</option>
				</select>
			)}
		/>
	),
	"a box to tick": <Field {...question} tick control={(props) => <input {...props} type="checkbox" value="yes" />} />,
	"long words": (
		<Field
			{...question}
			label="Histerosalpingosonografía, electroencefalografía y otorrinolaringología"
			hint="Histerosalpingosonografíaelectroencefalografíaotorrinolaringología"
		/>
	),
};
