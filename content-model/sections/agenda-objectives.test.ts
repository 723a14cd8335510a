import * as v from "valibot";
import { expect, test } from "vitest";
import { agendaObjectivesSchema } from "./agenda-objectives.ts";

const goalSchema = agendaObjectivesSchema.entries.items.pipe[0].item.entries.goals.item;

test("the figure drawn large is one that the goal's text says", () => {
	expect(v.safeParse(goalSchema, { text: "50 empresas", figure: "50" }).success).toBe(true);
	expect(v.safeParse(goalSchema, { text: "50 empresas", figure: "500" }).success).toBe(false);
});
