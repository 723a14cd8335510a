import type * as v from "valibot";
import { DANGERS } from "../../contract/alarm/alarm.ts";
import { CAME_BY, CHANNELS, CONSENTS, INBOX_FILTERS, LEFT_REASONS, OUTCOMES } from "../../contract/desk/codes.ts";
import { WITHHELD_BY } from "../../contract/requests/wire.ts";
import { described, each } from "../fields/described.ts";
import texts from "./desk.json" with { type: "json" };

/** `content/team/desk.yaml`: every word of the team's desk. Visitors see none of it. */
export const deskSchema = described(texts, {
	inbox: {
		filter: each(INBOX_FILTERS, "Filtro", "En el botón."),
		empty: each(INBOX_FILTERS, "Texto", "En lugar de la lista."),
		channels: each(CHANNELS, "Vía", "En la fila."),
		dangers: each(DANGERS, "Señal", "En la fila."),
	},
	request: {
		withheld: each(WITHHELD_BY, "Motivo", "Sin punto final."),
		outcomes: each(OUTCOMES, "Paso", "En el botón."),
		leftReasons: each(LEFT_REASONS, "Motivo", "En la lista."),
	},
	contact: { ways: each(CAME_BY, "Vía", "En el botón."), consents: each(CONSENTS, "Manera", "En el botón.") },
});

export type Desk = v.InferOutput<typeof deskSchema>;
