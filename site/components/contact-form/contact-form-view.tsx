import type { RefCallback, RefObject, SubmitEvent } from "react";
import { type FieldName, FORM_FIELDS, type RequestKind } from "../../../contract/contact-request.ts";
import type { FieldErrors } from "../../../contract/wire.ts";
import { ContactFields, controlId, type FieldTexts, type FieldValues } from "./contact-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormNotice, type Outcome } from "./form-notice.tsx";
import type { FormWords } from "./form-words.ts";
import "./contact-form.css";

export interface ContactFormViewProps {
	kind: RequestKind;
	words: FormWords;
	/** Where the form is posted; works without script. */
	action: string;
	values?: FieldValues;
	errors?: FieldErrors;
	outcome?: Outcome | undefined;
	sending?: boolean;
	/** Wiring of the browser island; the service renders the same form without it. */
	live?: {
		onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
		onEmailBlur: () => void;
		onTakeSuggestion: () => void;
		suggestion: string | undefined;
		form: RefObject<HTMLFormElement | null>;
		/** Counts the tries, so that faults seen before are announced anew. */
		attempt: number;
		focus: RefCallback<HTMLElement>;
	};
}

/** A contact form in any of its states, for the built page, the browser and the service alike. */
export function ContactFormView({ kind, words, action, values = {}, errors = {}, ...state }: ContactFormViewProps) {
	const { outcome, sending = false, live } = state;
	const texts = errorTexts(kind, words, errors);
	const faults = FORM_FIELDS[kind].flatMap((name) => {
		const text = texts[name];
		return text ? [{ target: controlId(kind, name), text }] : [];
	});
	const titleId = `${kind}-title`;
	return (
		<section className="contact-form" id={`contact-form-${kind}`} aria-labelledby={titleId}>
			<h3 className="contact-form__title" id={titleId}>
				{words.title}
			</h3>
			<p className="contact-form__lead">{words.lead}</p>
			<form
				className="contact-form__form"
				method="post"
				action={action}
				acceptCharset="utf-8"
				noValidate
				aria-labelledby={titleId}
				onSubmit={live?.onSubmit}
				ref={live?.form}
			>
				<input type="hidden" name="type" value={kind} />
				<ErrorSummary
					key={live?.attempt}
					id={`${kind}-faults`}
					title={words.summary}
					faults={faults}
					focus={live?.focus}
				/>
				<p className="contact-form__required">{words.required}</p>
				<ContactFields
					kind={kind}
					words={words}
					values={values}
					errors={texts}
					onEmailBlur={live?.onEmailBlur}
					emailSuggestion={
						live?.suggestion && (
							<p className="contact-form__suggestion">
								<button type="button" onClick={live.onTakeSuggestion}>
									{words.suggestion.replace("{email}", () => live.suggestion ?? "")}
								</button>
							</p>
						)
					}
				/>
				<div className="contact-form__privacy">
					<h4>{words.privacy.title}</h4>
					<p>{words.privacy.consent}</p>
					<p>{words.privacy.rights}</p>
					<p>
						<strong>{words.privacy.health}</strong>
					</p>
				</div>
				<button className="contact-form__submit" type="submit" disabled={sending}>
					{sending ? words.sending : words.submit}
				</button>
				<FormNotice outcome={outcome} words={words} focus={live?.focus} />
			</form>
		</section>
	);
}

function errorTexts(kind: RequestKind, words: FormWords, errors: FieldErrors): FieldTexts {
	const texts: Partial<Record<FieldName, Record<string, string>>> = words.errors;
	return Object.fromEntries(
		FORM_FIELDS[kind].flatMap((name) => {
			const code = errors[name];
			if (!code) return [];
			// A code no form can produce (a hand-made request) is still a fault that must be seen.
			return [[name, texts[name]?.[code] ?? words.summary]];
		}),
	);
}
