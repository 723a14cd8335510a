import type { RecordProps } from "../desk-view.ts";
import { Notice } from "../frame.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { ActionForm } from "./action-form.tsx";
import { saidWords } from "./history.tsx";

interface DoneNoticeProps extends RecordProps {
	/** Id of what was done. */
	action: string;
	/** Whether it had been done before, by the same form. */
	repeated: boolean;
}

/** Says what was just done, with a button to undo it; nothing if somebody else did it. */
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
					<SubmitButton look="quiet" label={frame.undo} />
				</ActionForm>
			)}
		</Notice>
	);
}
