import type { Desk } from "../../../content-model/desk/desk.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { CODE_PATH, ENTER_PATH, OPERATOR_CODE_PATH } from "../../../contract/desk/paths.ts";
import { Hidden, SubmitButton, TextField } from "../controls.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** What the form does that is sent to the page it stands on. */
export const ENTER = "enter";

interface SignInProps {
	words: Desk["signIn"];
	next: string;
	/** What was being written when the session ran out, of `draftOf`. */
	draft?: string | undefined;
	problem?: string | undefined;
	email: string;
}

interface SignInPageProps extends Partial<SignInProps> {
	words: Desk["signIn"];
	done?: string;
	/** Whether somebody did something here, and it was not done. */
	undone?: boolean;
}

/** Asks for the address. Without `next` the form is sent to the page it stands on, whichever that is. */
export function SignInPage({ words, next, draft, problem, done, undone, email }: SignInPageProps) {
	return (
		<SignInFrame title={words.title} lead={words.lead} done={done}>
			{(undone || draft) && (
				<p className="note" role="alert">
					{draft ? words.kept.lost : words.undone}
				</p>
			)}
			<form className="stack stack--5" method="post" action={next && ENTER_PATH}>
				{next === undefined ? <Hidden do={ENTER} /> : <Hidden next={next} draft={draft} />}
				<TextField
					id="email"
					label={words.email}
					required
					error={problem}
					type="email"
					autoComplete="email"
					spellCheck={false}
					maxLength={254}
					defaultValue={email}
				/>
				<SubmitButton label={words.send} />
			</form>
			{/* A browser of before 2023 may have left the cookie out, and does not say so. */}
			{next === undefined && (
				<p className="small">
					{/* biome-ignore lint/a11y/useValidAnchor: it leads to the page it stands on, whichever that is. */}
					<a href="">{words.known}</a>
				</p>
			)}
			<p className="small">{words.cookie}</p>
		</SignInFrame>
	);
}

/** Asks for the code: the same words for every address. */
export function CodePage({ words, next, draft, problem, email }: SignInProps) {
	return (
		<SignInFrame title={words.codeTitle} lead={fill(words.codeLead, { email })}>
			<form className="stack stack--5" method="post" action={CODE_PATH}>
				<Hidden next={next} draft={draft} email={email} />
				<TextField {...CODE} label={words.code} error={problem} inputMode="numeric" autoComplete="one-time-code" />
				<SubmitButton label={words.enter} />
			</form>
			<p className="small">
				<a href={next}>{words.again}</a>
			</p>
			<p className="small">
				<a href={OPERATOR_CODE_PATH}>{words.operator.link}</a>
			</p>
		</SignInFrame>
	);
}

const CODE = { id: "code", className: "sign-in__code tabular", required: true };

/** Asks for a code that an operator printed at the server. */
export function OperatorCodePage({ words: { operator, enter }, problem }: Pick<SignInProps, "words" | "problem">) {
	const typed = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
	return (
		<SignInFrame title={operator.title} lead={operator.lead}>
			<form className="stack stack--5" method="post" action={OPERATOR_CODE_PATH}>
				<TextField {...CODE} label={operator.code} error={problem} {...typed} />
				<SubmitButton label={enter} />
			</form>
		</SignInFrame>
	);
}
