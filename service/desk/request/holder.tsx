import { fill } from "../../../content-model/fill.ts";
import { firstName, nameOf, type RecordProps } from "../desk-view.ts";
import { dueOf } from "../inbox/due.ts";
import { SubmitButton } from "../submit-button.tsx";
import { timeWords } from "../times.ts";
import { ActionForm } from "./action-form.tsx";

/** How a request stands, who has it, and the button that takes it: what is read before anybody answers. */
export function Holder({ record, view }: RecordProps) {
	const { request } = view.words;
	const { takenBy, state } = record;
	const mine = takenBy === view.member.address;
	const name = takenBy && nameOf(takenBy, view);
	const waits = state === "open" || state === "held";
	const look = waits && mine ? " holder--mine" : waits && name ? " holder--taken" : "";
	return (
		<section className={`holder${look}`} aria-label={request.holder}>
			<Status record={record} view={view} />
			{waits && (
				<>
					<p className="holder__who">{mine ? request.yours : name ? fill(request.has, { name }) : request.nobody}</p>
					<ActionForm request={record} view={view}>
						<SubmitButton
							look="secondary"
							name="do"
							value={mine ? "give_back" : "take"}
							label={mine ? request.giveBack : name ? fill(request.takeOver, { name: firstName(name) }) : request.take}
						/>
					</ActionForm>
				</>
			)}
		</section>
	);
}

/** The deadline; of an answered request who answered, and when. */
function Status({ record, view }: RecordProps) {
	const { request, time } = view.words;
	const { answeredAt, answeredBy, state } = record;
	const at = (moment: Date) => timeWords(moment, view.now, view.timeZone, time);
	const due = dueOf(record, view);
	if (state === "spam") return <p className="holder__status">{request.isSpam}</p>;
	if (answeredAt) {
		const when = at(answeredAt);
		const words = answeredBy
			? fill(request.answeredBy, { name: nameOf(answeredBy, view), when })
			: fill(request.answered, { when });
		return <p className="holder__status holder__status--done">{words}</p>;
	}
	return (
		<p className="holder__status">
			<strong className={`due due--${due.look}`}>{due.words}</strong>{" "}
			<span className="holder__deadline">{at(record.dueAt)}</span>
		</p>
	);
}
