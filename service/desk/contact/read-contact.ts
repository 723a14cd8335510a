/** What the form of `/mesa/nueva` says, by the rules of the patients' form where both ask the same. */
import { CAME_BY, CONSENTS } from "../../../contract/desk/codes.ts";
import { checkContactRequest } from "../../../contract/requests/contact-request.ts";
import { e164 } from "../../formats/telephone.ts";
import type { Contact } from "../../store/requests/add-contact.ts";
import type { Fields } from "../../web/body.ts";

/** What can be wrong with it, in the order of its questions; the desk's words name each. */
const CONTACT_FAULTS = ["name", "way", "email", "phone", "message", "cameBy", "consent"] as const;
export type ContactFault = (typeof CONTACT_FAULTS)[number];

/** Stands for what a contact need not have, while the rules are asked. */
const STANDS_IN = { email: "nadie@example.com", country: "DO" };

export function readContact(fields: Fields): { contact: Contact } | { faults: ContactFault[] } {
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
