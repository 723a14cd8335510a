/** Contacts that came by no form: written down here, and from then on requests like any other. */
import { requestPath } from "../../../contract/desk/paths.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { Notice, type ShowFramed } from "../frame.tsx";
import { readActor } from "../request/read-action.ts";
import { keptFields } from "../sign-in/sign-in-frame.tsx";
import { ContactPage } from "./contact-page.tsx";
import { readContact } from "./read-contact.ts";

export function contactRoutes({ store, log }: DeskOptions, showFramed: ShowFramed) {
	/** @param sent by the form, or kept of it through a sign-in; undefined if the page is only looked at */
	async function answer(request: Request, view: DeskView, sent: Fields | undefined): Promise<Response> {
		const words = view.words.contact;
		if (!sent) return await showFramed(request, view, words.title, <ContactPage view={view} />);
		const fields = { ...sent, ...(sent.note && keptFields(sent.note)) };
		const read = readContact(fields);
		if ("faults" in read) {
			const body = <ContactPage view={view} fields={fields} faults={read.faults} />;
			const notice = <Notice text={words.wrong} look="bad" />;
			return await showFramed(request, view, `Error: ${words.title}`, body, { status: 422, notice });
		}
		const { actor, actionId } = readActor(fields, view.member);
		const reference = await store().requests.addContact(read.contact, actor, actionId);
		log.info({ reference, cameBy: read.contact.cameBy }, "contact written down at the desk");
		return seeOther(`${requestPath(reference)}?anotada=`);
	}

	return { answer };
}
