import type { RefCallback } from "react";
import type { FormWords } from "./form-words.ts";

/** What became of a sent form. The reference may be missing: any 2xx is a success. */
export type Outcome = { state: "sent"; reference: string | undefined } | { state: "failed" };

export interface FormNoticeProps {
	outcome: Outcome | undefined;
	words: FormWords;
	focus: RefCallback<HTMLElement> | undefined;
}

/** Says what became of the form, below its button, so that it never covers another control. */
export function FormNotice({ outcome, words, focus }: FormNoticeProps) {
	return (
		<>
			<div role="status">
				{outcome?.state === "sent" && (
					<div className="form-notice form-notice--sent" tabIndex={-1} ref={focus}>
						<p className="form-notice__title">{words.success.title}</p>
						<p>{words.success.text}</p>
						{outcome.reference && (
							<>
								<p className="form-notice__reference">{words.reference.replace("{reference}", outcome.reference)}</p>
								<p>{words.referenceUse}</p>
							</>
						)}
					</div>
				)}
			</div>
			<div role="alert">
				{outcome?.state === "failed" && (
					<div className="form-notice form-notice--failed" tabIndex={-1} ref={focus}>
						<p className="form-notice__title">{words.failure.title}</p>
						<p>{words.failure.text}</p>
						<OtherWays words={words} />
					</div>
				)}
			</div>
		</>
	);
}

function OtherWays({ words }: { words: FormWords }) {
	const [before, between, after] = words.otherWays.split(/\{email\}|\{chat\}/);
	return (
		<p>
			{before}
			<a href={`mailto:${words.email}`}>{words.email}</a>
			{between}
			<a href={words.chat.href} target="_blank" rel="noopener noreferrer">
				{words.chat.label}
			</a>
			{after}
		</p>
	);
}
