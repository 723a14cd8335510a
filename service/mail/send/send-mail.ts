import type { DueMail } from "../../store/outbox/mail-queue.ts";
import { type ComposeOptions, composeMail } from "../compose/compose.tsx";
import type { MailTransport } from "./transport.ts";

/** Composes at each try, so that changed texts and settings apply, for the addresses still open. */
export function mailSender(transport: Pick<MailTransport, "send">, composition: ComposeOptions) {
	return async (mail: DueMail) => {
		// All that it was to list was erased meanwhile.
		if (mail.kind === "batch" && !mail.listed?.length) return [];
		const message = await composeMail(mail, composition);
		return message.envelope.to.length === 0 ? [] : await transport.send(message);
	};
}
