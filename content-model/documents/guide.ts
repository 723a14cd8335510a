import * as v from "valibot";
import { emphasisedText, review, text } from "../parts.ts";
import { template } from "../template.ts";

const section = { title: emphasisedText, lead: text };

const several = <S extends v.GenericSchema>(item: S) =>
	v.pipe(v.array(item), v.minLength(1, "lleva al menos una línea."));

const named = v.strictObject({ title: text, items: several(text) });

/** `content/resources/guia-red-lara.yaml`: the guide for clinics, made into a PDF. `*word*` in a title is in italics. */
export const guideSchema = v.strictObject({
	title: text,
	subject: text,
	/** Day of this wording. */
	date: v.pipe(text, v.isoDate("escribe la fecha así: 2026-11-21.")),
	review,
	footer: template("page", "pages"),
	/** Said wherever a centre has to ask for the rules in force. */
	confirm: text,
	cover: v.strictObject({ eyebrow: text, title: emphasisedText, lead: text, edition: text, owner: text }),
	contents: v.strictObject({ title: text, reviewPending: text }),
	facts: v.strictObject({
		...section,
		items: several(v.strictObject({ title: text, text })),
		statuses: v.strictObject({
			title: text,
			items: several(v.strictObject({ title: text, text })),
			drawing: text,
			note: text,
		}),
	}),
	path: v.strictObject({
		...section,
		steps: several(v.strictObject({ title: text, text, confirm: v.optional(v.boolean(), false) })),
	}),
	checklist: v.strictObject({
		...section,
		columns: v.strictObject({ item: text, answers: v.tuple([text, text, text]) }),
		areas: several(named),
	}),
	preparation: v.strictObject({
		...section,
		task: text,
		owner: text,
		when: text,
		phases: several(v.strictObject({ title: text, tasks: several(text) })),
	}),
	questions: v.strictObject({ ...section, items: several(text), answer: text }),
	support: v.strictObject({
		...section,
		does: named,
		doesNot: named,
		times: text,
		sources: named,
		notice: text,
		contact: template("email", "phone"),
	}),
});

export type Guide = v.InferOutput<typeof guideSchema>;
