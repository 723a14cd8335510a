import type { Desk } from "../../../content-model/desk.ts";
import { LEAVE_PATH } from "../../../contract/desk-paths.ts";
import { SubmitButton } from "../submit-button.tsx";
import { SignInFrame } from "./sign-in-page.tsx";

export function LeavePage({ words }: { words: Desk["signIn"] }) {
	return (
		<SignInFrame title={words.outTitle} lead={words.outLead}>
			<form className="sign-in__form" method="post" action={LEAVE_PATH}>
				<SubmitButton label={words.out} />
				<SubmitButton look="secondary" name="all" value="yes" label={words.outEverywhere} />
			</form>
		</SignInFrame>
	);
}
