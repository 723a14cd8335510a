import type { DeskRequest } from "../../store/desk-request.ts";
import type { DeskView } from "../desk-view.ts";
import { shortLength } from "../times.ts";

// The last quarter of the promised time is urgent.
const URGENT = 0.25;

/** How much of the promised time is left: a ring that empties. Drawn for eyes; words beside it say the same. */
export function DueRing({ request, view }: { request: DeskRequest; view: DeskView }) {
	const left = request.dueAt.getTime() - view.now.getTime();
	const share = Math.min(1, Math.max(0, left / view.promised));
	const look = request.state !== "open" ? "done" : left <= 0 ? "late" : isUrgent(request, view) ? "urgent" : "calm";
	const label = { answered: "✓", spam: "–", held: "?", open: shortLength(Math.abs(left)) }[request.state];
	return (
		<span className={`due-ring due-ring--${look}`} aria-hidden="true">
			<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
				<circle className="due-ring__whole" cx="22" cy="22" r="20" />
				{request.state === "open" && (
					<circle
						className="due-ring__left"
						cx="22"
						cy="22"
						r="20"
						pathLength="100"
						strokeDasharray={`${left <= 0 ? 100 : Math.max(2, Math.round(share * 100))} 100`}
						transform="rotate(-90 22 22)"
					/>
				)}
			</svg>
			<span className="due-ring__label">{label}</span>
		</span>
	);
}

/** Whether little of the promised time is left. */
export function isUrgent({ dueAt }: DeskRequest, { now, promised }: DeskView): boolean {
	return (dueAt.getTime() - now.getTime()) / promised <= URGENT;
}

/** The same in words. */
export function dueWords(request: DeskRequest, view: DeskView, length: (ms: number) => string): string | undefined {
	const { inbox } = view.words;
	if (request.state === "held") return inbox.held;
	if (request.state !== "open") return undefined;
	const left = request.dueAt.getTime() - view.now.getTime();
	return left > 0 ? inbox.left.replace("{time}", length(left)) : inbox.late.replace("{time}", length(-left));
}
