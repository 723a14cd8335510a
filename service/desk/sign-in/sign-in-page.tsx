import type { Desk } from "../../../content-model/desk.ts";
import { CODE_PATH, ENTER_PATH, OPERATOR_CODE_PATH } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";

interface SignInProps {
	words: Desk["signIn"];
	/** Where to go on to afterwards. */
	next: string;
	/** A note that was being written when the session ran out. */
	draft?: string | undefined;
	/** What went wrong before. */
	problem?: string | undefined;
	/** What was done, e.g. signed out. */
	done?: string | undefined;
	/** Whether to offer a link to those signed in already: the browser may have left the cookie out without saying so. */
	offersKnown?: boolean;
}

/** Asks for the address. Says nothing of the desk but that there is one. */
export function SignInPage(props: SignInProps & { email?: string | undefined }) {
	const { words, next, draft, problem, done, offersKnown, email } = props;
	return (
		<SignInFrame title={words.title} lead={words.lead} done={done}>
			<Kept words={words} draft={draft} />
			<form className="sign-in__form" method="post" action={ENTER_PATH}>
				<Carried next={next} draft={draft} />
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
				<button className={buttonClass("primary")} type="submit">
					{words.send}
				</button>
			</form>
			{offersKnown && (
				<p className="sign-in__aside">
					<a href={next}>{words.known}</a>
				</p>
			)}
			<p className="sign-in__aside">{words.cookie}</p>
		</SignInFrame>
	);
}

/** Asks for the code: the same words for every address. */
export function CodePage({ words, next, draft, problem }: SignInProps) {
	return (
		<SignInFrame title={words.codeTitle} lead={words.codeLead}>
			<Kept words={words} draft={draft} />
			<form className="sign-in__form" method="post" action={CODE_PATH}>
				<Carried next={next} draft={draft} />
				<Field
					id="code"
					name="code"
					label={words.code}
					required
					error={problem}
					control={({ className, ...control }) => (
						<input
							{...control}
							className={`${className} sign-in__code`}
							inputMode="numeric"
							autoComplete="one-time-code"
							pattern="[0-9 ]*"
							maxLength={9}
						/>
					)}
				/>
				<button className={buttonClass("primary")} type="submit">
					{words.enter}
				</button>
			</form>
			<p className="sign-in__aside">
				<a href={next}>{words.again}</a>
			</p>
			<p className="sign-in__aside">
				<a href={OPERATOR_CODE_PATH}>{words.operator.link}</a>
			</p>
		</SignInFrame>
	);
}

/** Asks for a code that an operator printed at the server. */
export function OperatorCodePage({ words, problem }: Pick<SignInProps, "words" | "problem">) {
	return (
		<SignInFrame title={words.operator.title} lead={words.operator.lead}>
			<form className="sign-in__form" method="post" action={OPERATOR_CODE_PATH}>
				<Field
					id="code"
					name="code"
					label={words.operator.code}
					required
					error={problem}
					control={({ className, ...control }) => (
						<input
							{...control}
							className={`${className} sign-in__code`}
							type="text"
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							maxLength={20}
						/>
					)}
				/>
				<button className={buttonClass("primary")} type="submit">
					{words.enter}
				</button>
			</form>
		</SignInFrame>
	);
}

interface NoticeProps {
	title: string;
	text?: string;
	link?: { label: string; href: string };
}

/** A title, what to do, and where to go on to. */
export function NoticePage({ title, text, link }: NoticeProps) {
	return (
		<SignInFrame title={title} lead={text}>
			{link && (
				<p>
					<a className={buttonClass("primary")} href={link.href}>
						{link.label}
					</a>
				</p>
			)}
		</SignInFrame>
	);
}

interface FrameProps {
	title: string;
	lead?: string | undefined;
	done?: string | undefined;
	children?: React.ReactNode;
}

function SignInFrame({ title, lead, done, children }: FrameProps) {
	return (
		<main className="sign-in" id="contenido" tabIndex={-1}>
			{done && (
				<p className="sign-in__done" role="status">
					{done}
				</p>
			)}
			<h1 className="sign-in__title">{title}</h1>
			{lead && <p className="sign-in__lead">{lead}</p>}
			{children}
		</main>
	);
}

function Kept({ words, draft }: Pick<SignInProps, "words" | "draft">) {
	if (!draft) return null;
	return (
		<div className="sign-in__kept">
			<p>
				<strong>{words.kept}</strong>
			</p>
			<p className="sign-in__draft">{draft}</p>
		</div>
	);
}

function Carried({ next, draft }: Pick<SignInProps, "next" | "draft">) {
	return (
		<>
			<input type="hidden" name="next" value={next} />
			{draft && <input type="hidden" name="draft" value={draft} />}
		</>
	);
}
