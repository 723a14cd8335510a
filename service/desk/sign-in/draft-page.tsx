import type { Desk } from "../../../content-model/desk.ts";
import { SubmitButton } from "../submit-button.tsx";
import { type Draft, DraftFields } from "./draft.tsx";
import { SignInFrame } from "./sign-in-page.tsx";

interface DraftPageProps {
	words: Desk["signIn"];
	/** The page of the request it belongs to. */
	path: string;
	draft: Draft;
	problem?: string | undefined;
}

/** The note that was being written when the session ran out, ready to be saved. */
export function DraftPage({ words, path, draft: { note, ...sent }, problem }: DraftPageProps) {
	return (
		<SignInFrame title={words.keptTitle}>
			{problem && <p role="alert">{problem}</p>}
			<form className="sign-in__form" method="post" action={path} data-action="">
				<input type="hidden" name="do" value="note" />
				<DraftFields draft={sent} />
				<textarea className="field__control" name="note" rows={6} aria-label={words.keptTitle} defaultValue={note} />
				<SubmitButton label={words.saveKept} />
			</form>
		</SignInFrame>
	);
}
