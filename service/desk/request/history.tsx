import { fill } from "../../../content-model/fill.ts";
import type { ActionKind } from "../../../contract/action-kinds.ts";
import type { HistoryEntry } from "../../store/action.ts";
import type { RequestRecord } from "../../store/desk-request.ts";
import { type DeskView, nameOf, unitName } from "../desk-view.ts";
import { timeWords } from "../times.ts";

/** What was done with a request, by whom, when; the oldest first. */
export function History({ record, view }: { record: RequestRecord; view: DeskView }) {
	const { request } = view.words;
	const at = (time: Date) => timeWords(time, view.now, view.timeZone, view.words.time);
	return (
		<section className="history" aria-labelledby="history">
			<h2 className="history__title" id="history">
				{request.history}
			</h2>
			<ol className="history__list">
				<li className="history__entry">
					<p>{request.arrived}</p>
					<p className="history__when">{at(record.receivedAt)}</p>
				</li>
				{record.history.map((entry) => (
					<li key={entry.id} className={entry.undoneAt ? "history__entry history__entry--undone" : "history__entry"}>
						<p>
							{actionWords(entry, view)}
							{entry.by && ` · ${request.channels[entry.by]}`}
						</p>
						{entry.text && <p className="history__note">{entry.text}</p>}
						<p className="history__when">{[at(entry.at), actorWords(entry, view)].join(" · ")}</p>
					</li>
				))}
			</ol>
			{record.mails.length > 0 && (
				<>
					<h3 className="history__mails">{request.mails}</h3>
					<ul className="history__list">
						{record.mails.map((mail) => (
							<li key={mail.id} className="history__entry">
								<p>
									{view.messages.mails.digest.kinds[mail.kind]} ·{" "}
									{request.mailStates[mail.unconfirmed ? "unconfirmed" : mail.state]}
								</p>
								<p className="history__when">
									{at(mail.settledAt ?? mail.createdAt)}
									{mail.error && ` · ${mail.error}`}
								</p>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

export function actorWords({ actor }: Pick<HistoryEntry, "actor">, view: DeskView): string {
	if (actor === undefined) return view.words.request.staff;
	return actor === view.member.address ? view.words.request.you : nameOf(actor, view);
}

export function actionWords({ kind, to, undid }: Pick<HistoryEntry, "kind" | "to" | "undid">, view: DeskView): string {
	return fill(view.words.request.actions[kind], {
		...(kind === "pass" && { to: targetWords(to, view) }),
		...(kind === "undo" && { what: undidWords(undid, view) }),
	});
}

/** What was just done, said to whoever did it. */
export function saidWords({ kind, to }: Pick<HistoryEntry, "kind" | "to">, view: DeskView): string {
	return fill(view.words.request.said[kind], kind === "pass" ? { to: targetWords(to, view) } : {});
}

function undidWords(undid: ActionKind | undefined, view: DeskView): string {
	if (undid === undefined || undid === "undo") return "";
	return fill(view.words.request.actions[undid], undid === "pass" ? { to: "…" } : {}).toLowerCase();
}

function targetWords(to: HistoryEntry["to"], view: DeskView): string {
	if (!to) return "";
	return "person" in to ? nameOf(to.person, view) : unitName(to.unit, view);
}
