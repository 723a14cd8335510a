/** Contacts that came by no form: written down here with a thumb, and from then on requests like any other. */
import { randomUUID } from "node:crypto";
import { CAME_BY, CONSENTS } from "../../../contract/desk/codes.ts";
import { CONTACT_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { checkContactRequest } from "../../../contract/requests/contact-request.ts";
import { FORMS, MAX_LENGTHS } from "../../../contract/requests/forms.ts";
import { Pills } from "../../../ui/pills/pills.tsx";
import { languageForTeam } from "../../formats/team-language.ts";
import { e164 } from "../../formats/telephone.ts";
import type { Contact } from "../../store/requests/add-contact.ts";
import type { Fields } from "../../web/body.ts";
import { Hidden, SubmitButton, TextField } from "../controls.tsx";
import { seeOther } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { Notice, showFramed } from "../frame.tsx";
import { readActor } from "../request/read-action.ts";

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
	const taps = <One extends string>(
		id: "came" | "consent" | "language" | "purpose" | "source",
		of: readonly One[],
		word: (one: One) => string,
		error?: string,
		chosen = fields[id],
	) => (
		<Pills
			legend={
				<>
					{words[id]} {error && <span className="field__error label">{error}</span>}
				</>
			}
			name={id}
			value={chosen}
			options={of.map((one) => ({ id: one as string, label: word(one) }))}
		/>
	);
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
				{taps("came", CAME_BY, (one) => words.ways[one], fault("cameBy"))}
				{line("name", fault("name"), "text")}
				{line("phone", fault("way", "phone"), "tel")}
				{line("email", fault("email"), "email")}
				{taps("consent", CONSENTS, (one) => words.consents[one], fault("consent"))}
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
				{taps("language", LANGUAGE_CODES, languageForTeam, undefined, fields.language ?? MAIN_LANGUAGE)}
				{taps("purpose", FORMS.patient.purposes ?? [], (one) => messages.choices.purpose[one])}
				{taps("source", SOURCES, (one) => words.sources[one])}
				<TextField id="message" label={words.message} error={fault("message")} rows={3} defaultValue={fields.message} />
				<SubmitButton name="do" value="contact" label={words.save} />
			</form>
		</article>
	);
}

/** What can be wrong with it, in the order of its questions; the desk's words name each. */
const CONTACT_FAULTS = ["name", "way", "email", "phone", "message", "cameBy", "consent"] as const;
type ContactFault = (typeof CONTACT_FAULTS)[number];

/** Stands for what a contact need not have, while the rules are asked. */
const STANDS_IN = { email: "nadie@example.com", country: "DO" };

/** What the form says, by the rules of the patients' form where both ask the same. */
function readContact(fields: Fields): { contact: Contact } | { faults: ContactFault[] } {
	const { name, email = "", phone = "", whatsapp, message, purpose, language, source } = fields;
	const asked = { name, phone, whatsapp, message, purpose, language, source };
	const checked = checkContactRequest({ ...asked, type: "patient", ...STANDS_IN, ...(email.trim() && { email }) });
	const cameBy = CAME_BY.find((one) => one === fields.came);
	const consent = CONSENTS.find((one) => one === fields.consent);
	const wrong = checked.ok ? {} : checked.fields;
	const isFaulty: Record<ContactFault, boolean> = {
		name: "name" in wrong,
		way: !email.trim() && !phone.trim(),
		email: "email" in wrong,
		// Nobody could be found again by a number whose country cannot be told.
		phone: "phone" in wrong || (phone.trim() !== "" && e164(phone) === undefined),
		message: "message" in wrong,
		cameBy: !cameBy,
		consent: !consent,
	};
	const faults = CONTACT_FAULTS.filter((one) => isFaulty[one]);
	if (!checked.ok || !cameBy || !consent || faults.length > 0) return { faults };
	const { country: _, email: typed, ...request } = checked.request;
	return { contact: { request: { ...request, ...(email.trim() && { email: typed }) }, cameBy, consent } };
}
