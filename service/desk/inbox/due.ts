import { fill } from "../../../content-model/fill.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { DeskView } from "../desk-view.ts";
import { lengthWords, timeWords } from "../times.ts";

// The last quarter of the promised time is urgent.
const URGENT = 0.25;

export interface Due {
	/** `Vence en 3 h`, `Venció hace 2 días`, `Respondida hoy a las 14:46`. */
	words: string;
	look: "calm" | "urgent" | "late" | "done";
}

/** How a request stands with its deadline. A held one runs out like any other: a person may be waiting behind it. */
export function dueOf(request: DeskRequest, view: DeskView): Due {
	const { inbox, time } = view.words;
	if (request.state === "spam") return { words: inbox.spam, look: "done" };
	if (request.answeredAt) {
		const when = timeWords(request.answeredAt, view.now, view.timeZone, time);
		return { words: fill(inbox.answered, { when }), look: "done" };
	}
	const left = request.dueAt.getTime() - view.now.getTime();
	if (request.overdue) return { words: fill(inbox.late, { time: lengthWords(-left, time) }), look: "late" };
	const look = left / view.promised <= URGENT ? "urgent" : "calm";
	return { words: fill(inbox.left, { time: lengthWords(left, time) }), look };
}
