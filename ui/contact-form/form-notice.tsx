import type { ReactNode, RefCallback } from "react";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { NextSteps, type Told } from "../received/next-steps.tsx";
import { Reference } from "../received/reference.tsx";
import { Sun } from "../received/sun.tsx";
import type { FormWords } from "./form-words.ts";

/** What became of a sent form. The reference may be missing: another backend has none. */
export type Outcome =
	| ({
			state: "sent";
			reference: string | undefined;
			/** Where the answer goes. */
			email: string;
			/** What was agreed of a call. */
			call?: ReactNode;
	  } & Told)
	| {
			state: "failed";
			/** Whether the device has no line; it is sent once there is one. */
			offline?: boolean | undefined;
			/** Whether waiting helps, and sending again at once does not. */
			tooMany?: boolean | undefined;
			/** The nearest, if the hour of a call was refused. */
			freeHours?: readonly string[] | undefined;
	  };

interface FormNoticeProps {
	outcome: Outcome | undefined;
	sending: boolean;
	words: FormWords;
	focus: RefCallback<HTMLElement> | undefined;
}

/** Says what became of the form, below its button, so that it never covers another control. */
export const FormNotice = ({ outcome, sending, words, focus }: FormNoticeProps) => (
	<>
		{/* What takes the focus is read for that, and must not be told a second time. */}
		<div role="status" aria-live={focus && outcome ? "off" : undefined}>
			{sending && <p className="unseen">{words.sending}</p>}
			{outcome?.state === "sent" && (
				<div className="form-notice form-notice--sent stack" tabIndex={-1} ref={focus}>
					<Sun />
					<Title {...words.success} />
					{outcome.reference && <Reference words={words} reference={outcome.reference} />}
					{outcome.call}
					<p>{words.answersTo.replace("{email}", () => outcome.email)}</p>
					<NextSteps words={words} hours={words.hours} told={outcome} language={words.language ?? MAIN_LANGUAGE} />
					<p>
						<a href={words.success.step.href}>{words.success.step.label}</a>
					</p>
				</div>
			)}
		</div>
		<div role={focus ? "group" : "alert"}>
			{outcome?.state === "failed" && (
				<div className="form-notice form-notice--failed stack" tabIndex={-1} ref={focus}>
					<Title
						{...(outcome.tooMany ? words.tooMany : words.failure)}
						{...(outcome.offline && { text: words.offline })}
					/>
					<OtherWays words={words} />
				</div>
			)}
		</div>
	</>
);

const Title = ({ title, text }: { title: string; text: string }) => (
	<>
		<p className="form-notice__title display">{title}</p>
		<p>{text}</p>
	</>
);

function OtherWays({ words: { otherWays, phone, email, chat } }: { words: FormWords }) {
	const ways: Record<string, ReactNode> = {
		phone: <a href={phone.href}>{phone.label}</a>,
		email: <a href={`mailto:${email}`}>{email}</a>,
	};
	const chatLink = (label: string) => (
		<a href={chat} target="_blank" rel="noopener noreferrer">
			{label}
		</a>
	);
	// Splitting at a capturing group leaves the placeholders' names at the odd indexes.
	const parts = otherWays.split(/\{(.+?)\}/);
	return (
		<p>
			{parts.map((part, index) => (
				<span key={part}>{index % 2 === 0 ? part : (ways[part] ?? chatLink(part))}</span>
			))}
		</p>
	);
}
