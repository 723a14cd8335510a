import type { Desk } from "../../../content-model/desk.ts";
import { LEAVE_PATH } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { SignInFrame } from "./sign-in-page.tsx";

/** Leaving, from this device or from all of them. */
export function LeavePage({ words }: { words: Desk["signIn"] }) {
	return (
		<SignInFrame title={words.outTitle} lead={words.outLead}>
			<form className="sign-in__form" method="post" action={LEAVE_PATH}>
				<button className={buttonClass("primary")} type="submit">
					{words.out}
				</button>
				<button className={buttonClass("secondary")} type="submit" name="all" value="yes">
					{words.outEverywhere}
				</button>
			</form>
		</SignInFrame>
	);
}
