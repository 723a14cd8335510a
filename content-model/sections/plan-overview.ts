import * as v from "valibot";
import { field } from "../field.ts";
import { sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** What `/mi-plan` is, and the way to its tools, whose words are in `content/plan/frame.yaml`. */
export const planOverviewSchema = v.strictObject({
	type: sectionType("plan-overview", "mi plan", "La entrada de las cinco herramientas."),
	title: sectionTitle,
	lead: sectionLead,
	ownership: field(
		"De quién es",
		"Qué se guarda, dónde y quién lo ve.",
		v.strictObject({
			title: sectionTitle,
			items: field("Partes", "Tres o cuatro.", v.array(titledText("cada parte"))),
		}),
	),
});

export type PlanOverviewProps = v.InferOutput<typeof planOverviewSchema>;
