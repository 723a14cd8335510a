/** Contacts that came by no form: written down here, and from then on requests like any other. */
import { requestPath } from "../../../contract/desk/paths.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { Notice, showFramed } from "../frame.tsx";
import { readActor } from "../request/read-action.ts";
import { keptFields } from "../sign-in/sign-in-frame.tsx";
import { ContactPage } from "./contact-page.tsx";
import { readContact } from "./read-contact.ts";

export const showContact = (view: DeskView) => showFramed(view, view.words.contact.title, <ContactPage view={view} />);

/** @param sent by the form, or kept of it through a sign-in */
export async function addContact(view: DeskView, sent: Fields): Promise<Response> {
	const words = view.words.contact;
	const fields = { ...sent, ...(sent.note && keptFields(sent.note)) };
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
