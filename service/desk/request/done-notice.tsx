import { buttonClass } from "../../../ui/button/button.tsx";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import type { DeskView } from "../desk-view.ts";
import { Notice } from "../frame.tsx";
import { ActionForm } from "./action-form.tsx";
import { saidWords } from "./history.tsx";

interface DoneNoticeProps {
	record: RequestRecord;
	view: DeskView;
	/** Id of what was done. */
	action: string;
	/** Whether it had been done before, by the same form. */
	repeated: boolean;
}

/** Says what was just done, with a button to undo it. Renders nothing where somebody else did it. */
export function DoneNotice({ record, view, action, repeated }: DoneNoticeProps) {
	const entry = record.history.find(({ id }) => id === action);
	if (!entry || entry.actor !== view.member.address) return null;
	const { request, frame } = view.words;
	const text = repeated ? `${saidWords(entry, view)} ${request.saidBefore}` : saidWords(entry, view);
	return (
		<Notice text={text}>
			{entry.undoable && entry.kind !== "undo" && (
				<ActionForm request={record} view={view} does="undo">
					<input type="hidden" name="action" value={action} />
					<button className={buttonClass("quiet")} type="submit">
						{frame.undo}
					</button>
				</ActionForm>
			)}
		</Notice>
	);
}
