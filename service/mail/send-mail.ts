import type { DueMail } from "../store/mail-queue.ts";
import { type ComposeOptions, composeMail } from "./compose.tsx";
import type { MailTransport } from "./transport.ts";

/** Composes each mail as it is sent, so that mended words and settings reach it, for the addresses it is still to be sent to. */
export function mailSender(transport: Pick<MailTransport, "send">, composition: ComposeOptions) {
	return async (mail: DueMail) => {
		// All that it was to list was erased meanwhile.
		if (mail.kind === "batch" && !mail.listed?.length) return [];
		const message = await composeMail(mail, composition);
		return message.envelope.to.length === 0 ? [] : await transport.send(message);
	};
}
