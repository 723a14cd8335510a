/** The sections of `/mi-plan`; what its tools themselves say is in `content/es/plan/`. */
import { group, list } from "../fields/field.ts";
import { section, sectionLead, sectionTitle, titledText } from "./frame.ts";

const tool = <const Type extends string>(type: Type, name: string, path: string) =>
	section(type, `mi plan, ${name}`, `La herramienta de ${path}.`, {
		title: sectionTitle,
		lead: sectionLead,
		about: group("Explicación", "Debajo de la herramienta: cómo se usa y de dónde sale. Se lee también sin programa.", {
			title: sectionTitle,
			items: list("Partes", "De dos a seis.", titledText("cada parte")),
		}),
	});

export const planSections = [
	/** What `/mi-plan` is, and the way to its tools, whose words are in `content/es/plan/frame.yaml`. */
	section("plan-overview", "mi plan", "La entrada de las cinco herramientas.", {
		title: sectionTitle,
		lead: sectionLead,
		ownership: group("De quién es", "Qué se guarda, dónde y quién lo ve.", {
			title: sectionTitle,
			items: list("Partes", "Tres o cuatro.", titledText("cada parte")),
		}),
	}),
	tool("plan-budget", "presupuesto", "/mi-plan/presupuesto"),
	tool("plan-loan", "cuotas", "/mi-plan/cuotas"),
	tool("plan-stay", "estadía", "/mi-plan/estadia"),
	tool("plan-questions", "preguntas", "/mi-plan/preguntas"),
	tool("plan-rates", "tasas", "/mi-plan/tasas"),
] as const;
