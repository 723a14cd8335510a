import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { CAME_BY, CONSENTS } from "../../../contract/desk/codes.ts";
import { CONTACT_PATH } from "../../../contract/desk/paths.ts";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { FORMS, MAX_LENGTHS } from "../../../contract/requests/forms.ts";
import { Field } from "../../../ui/field/field.tsx";
import { languageForTeam } from "../../formats/team-language.ts";
import type { Fields } from "../../web/body.ts";
import type { DeskView } from "../desk-view.ts";
import { SubmitButton } from "../submit-button.tsx";
import type { CONTACT_FAULTS } from "./read-contact.ts";

/** Whence people say that they came, as `source` of their origin. */
const SOURCES = ["instagram", "facebook", "google", "tiktok", "recomendacion", "clinica"] as const;

interface ContactPageProps {
	view: DeskView;
	fields?: Fields;
	faults?: readonly (typeof CONTACT_FAULTS)[number][];
}

/** A contact by WhatsApp, telephone, mail or in person, written down with a thumb. */
export function ContactPage({ view, fields = {}, faults = [] }: ContactPageProps) {
	const words = view.words.contact;
	const { messages } = view;
	const fault = (...ones: (typeof faults)[number][]) => {
		const [first] = ones.filter((one) => faults.includes(one));
		return first && words.faults[first];
	};
	const line = (name: "name" | "phone" | "email", error: string | undefined, more: object) => (
		<Field
			id={name}
			name={name}
			label={words[name]}
			error={error}
			required={false}
			control={(control) => (
				<input {...control} {...more} maxLength={MAX_LENGTHS[name]} defaultValue={fields[name]} autoComplete="off" />
			)}
		/>
	);
	return (
		<article className="desk__page new-contact">
			<h1>{words.title}</h1>
			<p>{words.lead}</p>
			<form className="starts stack" method="post" action={CONTACT_PATH} data-action="" noValidate>
				<input type="hidden" name="id" value={fields.id ?? randomUUID()} />
				<input type="hidden" name="member" value={view.member.address} />
				<Taps name="came" legend={words.came} error={fault("cameBy")} chosen={fields.came}>
					{CAME_BY.map((one) => [one, words.ways[one]])}
				</Taps>
				{line("name", fault("name"), { type: "text" })}
				{line("phone", fault("way", "phone"), { type: "tel" })}
				{line("email", fault("email"), { type: "email" })}
				<Taps name="consent" legend={words.consent} error={fault("consent")} chosen={fields.consent}>
					{CONSENTS.map((one) => [one, words.consents[one]])}
				</Taps>
				<label className="ticked">
					<input
						className="checkbox"
						type="checkbox"
						name="whatsapp"
						value="yes"
						defaultChecked={fields.whatsapp === "yes"}
					/>
					{words.whatsapp}
				</label>
				<Taps name="language" legend={words.language} chosen={fields.language ?? MAIN_LANGUAGE}>
					{LANGUAGE_CODES.map((one) => [one, languageForTeam(one)])}
				</Taps>
				<Taps name="purpose" legend={words.purpose} chosen={fields.purpose}>
					{(FORMS.patient.purposes ?? []).map((one) => [one, messages.choices.purpose[one]])}
				</Taps>
				<Taps name="source" legend={words.source} chosen={fields.source}>
					{SOURCES.map((one) => [one, words.sources[one]])}
				</Taps>
				<Field
					id="message"
					name="message"
					label={words.message}
					error={fault("message")}
					required={false}
					control={(control) => <textarea {...control} rows={3} defaultValue={fields.message} />}
				/>
				<SubmitButton name="do" value="contact" label={words.save} />
			</form>
		</article>
	);
}

interface TapsProps {
	name: string;
	legend: string;
	error?: string | undefined;
	chosen: string | undefined;
	/** What each sends, and its words. */
	children: readonly (readonly [string, ReactNode])[];
}

function Taps({ name, legend, error, chosen, children }: TapsProps) {
	const errorId = error && `${name}-error`;
	return (
		<fieldset className="new-contact__taps row row--2" aria-describedby={errorId}>
			<legend>{legend}</legend>
			{children.map(([value, label]) => (
				<label key={value} className="new-contact__tap choice level level--2 strong link">
					<input type="radio" name={name} value={value} defaultChecked={value === chosen} />
					<span>{label}</span>
				</label>
			))}
			{error && (
				<p className="field__error label" id={errorId}>
					{error}
				</p>
			)}
		</fieldset>
	);
}
