/** Contacts that came by no form: written down here with a thumb, and from then on requests like any other. */
import { randomUUID } from "node:crypto";
import { CAME_BY, CONSENTS } from "../../../contract/desk/codes.ts";
import { CONTACT_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { FORMS, MAX_LENGTHS } from "../../../contract/requests/forms.ts";
import { languageForTeam } from "../../formats/team-language.ts";
import type { Fields } from "../../web/body.ts";
import { Hidden, SubmitButton, TextField } from "../controls.tsx";
import { seeOther } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { Notice, showFramed } from "../frame.tsx";
import { readActor } from "../request/read-action.ts";
import { type ContactFault, readContact } from "./read-contact.ts";

/** Whence people say that they came, as `source` of their origin. */
const SOURCES = ["instagram", "facebook", "google", "tiktok", "recomendacion", "clinica"] as const;

export const showContact = (view: DeskView) => showFramed(view, view.words.contact.title, <ContactPage view={view} />);

export async function addContact(view: DeskView, fields: Fields): Promise<Response> {
	const words = view.words.contact;
	const read = readContact(fields);
	if ("faults" in read) {
		const body = <ContactPage view={view} fields={fields} faults={read.faults} />;
		const notice = <Notice text={words.wrong} look="bad" />;
		return await showFramed(view, `Error: ${words.title}`, body, { status: 422, notice });
	}
	const { actor, actionId } = readActor(fields, view.member);
	const reference = await view.store().requests.addContact(read.contact, actor, actionId);
	view.log.info({ reference, cameBy: read.contact.cameBy }, "contact written down at the desk");
	return seeOther(`${requestPath(reference)}?anotada=`);
}

interface ContactPageProps {
	view: DeskView;
	fields?: Fields;
	faults?: readonly ContactFault[];
}

/** A contact by WhatsApp, telephone, mail or in person. */
function ContactPage({ view, fields = {}, faults = [] }: ContactPageProps) {
	const words = view.words.contact;
	const { messages } = view;
	const fault = (...ones: ContactFault[]) => {
		const [first] = ones.filter((one) => faults.includes(one));
		return first && words.faults[first];
	};
	const line = (id: "name" | "phone" | "email", error: string | undefined, type: string) => (
		<TextField
			id={id}
			label={words[id]}
			error={error}
			type={type}
			maxLength={MAX_LENGTHS[id]}
			defaultValue={fields[id]}
			autoComplete="off"
		/>
	);
	return (
		<article className="desk__page new-contact">
			<h1>{words.title}</h1>
			<p>{words.lead}</p>
			<form className="starts stack" method="post" action={CONTACT_PATH} data-action="" noValidate>
				<Hidden id={fields.id ?? randomUUID()} member={view.member.address} />
				<Taps name="came" legend={words.came} error={fault("cameBy")} chosen={fields.came}>
					{CAME_BY.map((one) => [one, words.ways[one]])}
				</Taps>
				{line("name", fault("name"), "text")}
				{line("phone", fault("way", "phone"), "tel")}
				{line("email", fault("email"), "email")}
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
				<TextField id="message" label={words.message} error={fault("message")} rows={3} defaultValue={fields.message} />
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
	children: readonly (readonly [value: string, label: string])[];
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
