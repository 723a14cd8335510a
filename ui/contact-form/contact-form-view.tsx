import type { InputEvent, ReactNode, RefCallback, RefObject, SubmitEvent } from "react";
import { CALL_FIELDS, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { type FieldErrors, NOTICE_FIELD } from "../../contract/requests/wire.ts";
import { ContactFields, controlId, type FieldTexts, type FieldValues } from "./contact-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormNotice, type Outcome } from "./form-notice.tsx";
import type { FormWords } from "./form-words.ts";

export interface ContactFormViewProps {
	form: FormId;
	/** Level of the form's own heading on its page. */
	heading?: "h1" | "h2" | "h3";
	words: FormWords;
	/** Stands beside the words that open the form. */
	drawing?: ReactNode;
	/** Where the form is posted; works without script. */
	action: string;
	values?: FieldValues;
	errors?: FieldErrors;
	/** Whether it stands in a fold, which has its address: not every browser opens one for what is inside. */
	isFolded?: boolean;
	/** Hidden inputs, where the page is shown again. */
	hidden?: ReactNode;
	/** What is asked of whoever comes for some of its purposes. */
	calls?: ReactNode;
	/** What to tell in the message. */
	guide?: ReactNode;
	outcome?: Outcome | undefined;
	sending?: boolean;
	/** Wiring of the browser island; the service renders the same form without it. */
	live?: {
		onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
		onInput: (event: InputEvent<HTMLFormElement>) => void;
		onEmailBlur: () => void;
		onTakeSuggestion: () => void;
		suggestion: string | undefined;
		element: RefObject<HTMLFormElement | null>;
		/** Counts the tries, so that faults seen before are announced anew. */
		attempt: number;
		focus: RefCallback<HTMLElement>;
		/** Chooses the hour of a call. */
		picker?: ReactNode;
	};
}

/** A contact form in any of its states, for the built page, the browser and the service alike. */
export function ContactFormView({ form, words, action, values = {}, errors = {}, ...state }: ContactFormViewProps) {
	const { heading: Heading = "h3", drawing, hidden, isFolded, outcome, sending = false, live, calls, guide } = state;
	const Sub = ({ h1: "h2", h2: "h3", h3: "h4" } as const)[Heading];
	const { type, interest, anchor } = FORMS[form];
	const { language } = words;
	const texts = errorTexts(form, words, errors);
	const faults = Object.entries(texts).map(([name, text]) => ({ target: controlId(form, name), text }));
	const notice = <FormNotice outcome={outcome} sending={sending} words={words} focus={live?.focus} />;
	const titleId = `${form}-title`;
	return (
		<section className="contact-form" id={isFolded ? undefined : anchor} aria-labelledby={titleId}>
			<div className="contact-form__layout stack stack--6">
				<div className="contact-form__opening">
					{/* The style sheet shows what the form is sent for once that is chosen, so that it works without script. */}
					<Heading className="contact-form__title" id={titleId}>
						<span>{words.title}</span>
						{/* What heads a whole page says why it is there. */}
						{Heading !== "h1" &&
							FORMS[form].purposes?.map((purpose) => <span key={purpose}>{words.choices.purpose?.[purpose]}</span>)}
					</Heading>
					<p className="contact-form__lead soft">{words.lead}</p>
					{drawing}
				</div>
				<form
					className="contact-form__form stack stack--6"
					method="post"
					action={language ? `${action}?language=${language}` : action}
					acceptCharset="utf-8"
					noValidate
					aria-labelledby={titleId}
					onSubmit={live?.onSubmit}
					onInput={live?.onInput}
					ref={live?.element}
				>
					<input type="hidden" name="type" value={type} />
					<input type="hidden" name={NOTICE_FIELD} value={words.privacy.version} />
					{language && <input type="hidden" name="language" value={language} />}
					{interest && <input type="hidden" name="interest" value={interest} />}
					{hidden}
					<TrapField id={`${form}-trap`} label={words.trap} />
					<div className="contact-form__fields stack stack--6">
						{/* A page that has just arrived is read from its beginning. */}
						{!live && notice}
						<ErrorSummary
							key={live?.attempt}
							id={`${form}-faults`}
							heading={Sub}
							title={words.summary}
							faults={faults}
							focus={live?.focus}
						/>
						<p className="small">{words.required}</p>
						<ContactFields
							form={form}
							words={words}
							values={values}
							errors={texts}
							calls={
								FORMS[form].purposes?.includes("call") && (
									<div className="purpose-fields">
										{live?.picker}
										{calls}
									</div>
								)
							}
							guide={FORMS[form].purposes && guide}
							onEmailBlur={live?.onEmailBlur}
							emailSuggestion={
								live && (
									<p className="contact-form__suggestion" aria-live="polite">
										{live.suggestion && (
											<button type="button" onClick={live.onTakeSuggestion}>
												{words.suggestion.replace("{email}", () => live.suggestion ?? "")}
											</button>
										)}
									</p>
								)
							}
						/>
					</div>
					<div className="contact-form__privacy ruled stack stack--3 small">
						<Sub>{words.privacy.title}</Sub>
						<p>{words.privacy.consent}</p>
						<p>
							<span>{words.privacy.toEmail}</span>
							<a href={`mailto:${words.email}`}>{words.email}</a>
							<span>{`${words.privacy.fromEmail} `}</span>
							<a href={words.privacy.path} target="_blank" rel="noopener noreferrer">
								{words.privacy.notice}
							</a>
						</p>
						<p>
							<strong>{words.privacy.health}</strong>
						</p>
					</div>
					<div className="contact-form__send">
						<SubmitButton sending={sending} words={words} />
						{live && notice}
					</div>
				</form>
			</div>
		</section>
	);
}

/** A trap for programs: people and browsers do not fill it in, and without styles its label asks to leave it alone. */
const TrapField = ({ id, label }: { id: string; label: string }) => (
	<div className="contact-form__trap" aria-hidden="true" inert>
		<label htmlFor={id}>{label}</label>
		<input id={id} name={TRAP_FIELD} type="text" autoComplete="off" tabIndex={-1} />
	</div>
);

/** Holds both its words at once, so that it keeps its width when one gives way to the other. */
const SubmitButton = ({ sending, words }: { sending: boolean; words: FormWords }) => (
	<button className="button button--primary submit-button" type="submit" disabled={sending}>
		<span aria-hidden={sending}>{words.submit}</span>
		<span className="submit-button__sending" aria-hidden={!sending}>
			{words.sending}
		</span>
	</button>
);

/** For each faulty field its words, in the order in which the form asks. */
export const errorTexts = (form: FormId, words: FormWords, errors: FieldErrors): FieldTexts =>
	Object.fromEntries(
		[...CALL_FIELDS, ...FORMS[form].fields].flatMap((name) => {
			const code = errors[name];
			if (!code) return [];
			// A code no form can produce (a hand-made request) is still a fault that must be seen.
			return [[name, words.errors[name]?.[code] ?? words.summary]];
		}),
	);
