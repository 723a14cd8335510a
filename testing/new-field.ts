import { editContent } from "./broken-content.ts";

/** What patients are asked with the new field. */
export const NEW_LABEL = "Tratamiento soñado";

/** Lets patients be asked for what only testimonials are, with words of its own. */
export function addField(folder: string): void {
	editContent(folder, "contract/forms.ts", '"country", "message"]', '"country", "treatment", "message"]');
	const label = `      treatment:\n        label: ${NEW_LABEL}\n`;
	editContent(folder, "content/es/messages.yaml", /(?<=Soy paciente\n[\s\S]*?label: País donde vives\n)/, label);
	editContent(
		folder,
		"content/en/messages.yaml",
		/(?<=\n {2}patient:\n {4}title[\s\S]*?country:\n {8}label: .*\n)/,
		label,
	);
}
