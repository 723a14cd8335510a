import type { ComponentExamples } from "../component-examples.ts";
import { ButtonLink, type ButtonLook, buttonClass } from "./button.tsx";

const LOOKS: readonly ButtonLook[] = ["primary", "secondary", "quiet"];

export const examples: ComponentExamples = {
	...Object.fromEntries(
		LOOKS.map((look) => [
			look,
			<ButtonLink key={look} href="/contacto" look={look}>
				Agendar llamada
			</ButtonLink>,
		]),
	),
	disabled: (
		<button className={buttonClass("primary")} type="button" disabled>
			Enviando...
		</button>
	),
	"long words": (
		<ButtonLink href="/contacto">Histerosalpingosonografía, electroencefalografía y otorrinolaringología</ButtonLink>
	),
};
