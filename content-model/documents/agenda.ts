import * as v from "valibot";
import { emphasisedText, text } from "../parts.ts";
import { template } from "../template.ts";

/** `content/resources/agenda-pais.yaml`: what the agenda's PDF says besides the words of its page. */
export const agendaWordsSchema = v.strictObject({
	title: text,
	subject: text,
	/** Day of this wording. */
	date: v.pipe(text, v.isoDate("escribe la fecha así: 2026-11-21.")),
	footer: template("page", "pages"),
	edition: text,
	contents: text,
	objective: template("number"),
	/** What the drawn timeline is called for who cannot see it; the goals follow. */
	timeline: text,
	quarter: template("number"),
	join: v.strictObject({ title: emphasisedText, text: template("email", "phone"), page: template("page") }),
});

export type AgendaWords = v.InferOutput<typeof agendaWordsSchema>;
