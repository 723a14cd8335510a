import * as v from "valibot";
import { list } from "../field.ts";
import { group } from "../parts.ts";
import { sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** What `/mi-plan` is, and the way to its tools, whose words are in `content/plan/frame.yaml`. */
export const planOverviewSchema = v.strictObject({
	type: sectionType("plan-overview", "mi plan", "La entrada de las cinco herramientas."),
	title: sectionTitle,
	lead: sectionLead,
	ownership: group("De quién es", "Qué se guarda, dónde y quién lo ve.", {
		title: sectionTitle,
		items: list("Partes", "Tres o cuatro.", titledText("cada parte")),
	}),
});

export type PlanOverviewProps = v.InferOutput<typeof planOverviewSchema>;
