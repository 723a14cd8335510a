import type { MailFiles } from "../service/mail/mail-files.ts";
import type { MailStatus } from "../service/store/mail-status.ts";
import type { RequestFile } from "../service/store/reading.ts";

export interface ShownMail extends Omit<MailStatus, "batch"> {
	/** Whether it was written as a file, for want of a mail server, and never left. */
	keptAsFile: boolean;
	/** The mail that lists the request in its stead. */
	batch?: ShownMail | undefined;
}

export interface ShownRequest extends RequestFile {
	mails: ShownMail[];
}

/** The queue marks a mail that was written as a file as sent; only the file shows that it never left. */
export async function withKeptMails(requests: readonly RequestFile[], files: MailFiles): Promise<ShownRequest[]> {
	const kept = new Set((await files.list()).map(({ mailId }) => mailId));
	const shown = ({ batch, ...mail }: MailStatus): ShownMail => ({
		...mail,
		keptAsFile: mail.state === "sent" && kept.has(mail.id),
		...(batch && { batch: shown(batch) }),
	});
	return requests.map((request) => ({ ...request, mails: request.mails.map(shown) }));
}
