import type { Desk } from "../../../content-model/desk/desk.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { CODE_PATH, ENTER_PATH, OPERATOR_CODE_PATH } from "../../../contract/desk/paths.ts";
import { Field } from "../../../ui/field/field.tsx";
import { SubmitButton } from "../controls.tsx";
import { type Draft, DraftFields, SignInFrame } from "./sign-in-frame.tsx";

/** What the form does that is sent to the page it stands on. */
export const ENTER = "enter";

interface SignInProps {
	words: Desk["signIn"];
	next: string;
	/** A note that was being written when the session ran out. */
	draft?: Draft | undefined;
	problem?: string | undefined;
	email: string;
}

interface SignInPageProps extends Omit<Partial<SignInProps>, "words"> {
	words: Desk["signIn"];
	done?: string;
	/** Whether somebody did something here, and it was not done. */
	undone?: boolean;
	/** Whether to offer a link to those signed in already: the browser may have left the cookie out without saying so. */
	offersKnown?: boolean;
}

/** Asks for the address. Without `next` the form is sent to the page it stands on, whichever that is. */
export function SignInPage({ words, next, draft, problem, done, undone, offersKnown, email }: SignInPageProps) {
	return (
		<SignInFrame title={words.title} lead={words.lead} done={done}>
			{(undone || draft) && (
				<p className="note" role="alert">
					{draft ? words.kept[draft.do].lost : words.undone}
				</p>
			)}
			<form className="stack stack--5" method="post" action={next && ENTER_PATH}>
				{next === undefined ? <input type="hidden" name="do" value={ENTER} /> : <Carried next={next} draft={draft} />}
				<Field
					id="email"
					name="email"
					label={words.email}
					required
					error={problem}
					control={(control) => (
						<input
							{...control}
							type="email"
							autoComplete="email"
							spellCheck={false}
							maxLength={254}
							defaultValue={email}
						/>
					)}
				/>
				<SubmitButton label={words.send} />
			</form>
			{offersKnown && (
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
				<Carried next={next} draft={draft} />
				<input type="hidden" name="email" value={email} />
				<CodeField label={words.code} problem={problem} inputMode="numeric" autoComplete="one-time-code" />
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

/** Asks for a code that an operator printed at the server. */
export function OperatorCodePage({ words, problem }: Pick<SignInProps, "words" | "problem">) {
	return (
		<SignInFrame title={words.operator.title} lead={words.operator.lead}>
			<form className="stack stack--5" method="post" action={OPERATOR_CODE_PATH}>
				<CodeField
					label={words.operator.code}
					problem={problem}
					type="text"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
				<SubmitButton label={words.enter} />
			</form>
		</SignInFrame>
	);
}

interface CodeFieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
	label: string;
	problem: string | undefined;
}

function CodeField({ label, problem, ...attributes }: CodeFieldProps) {
	return (
		<Field
			id="code"
			name="code"
			label={label}
			required
			error={problem}
			control={({ className, ...control }) => (
				<input {...control} {...attributes} className={`${className} sign-in__code tabular`} />
			)}
		/>
	);
}

function Carried({ next, draft }: Pick<SignInProps, "next" | "draft">) {
	return (
		<>
			<input type="hidden" name="next" value={next} />
			{draft && <DraftFields draft={draft} />}
		</>
	);
}
