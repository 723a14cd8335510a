import { fill } from "../../../content-model/fill.ts";
import type { Messages } from "../../../content-model/messages.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { PassedContent } from "../../store/requests/actions/done-action.ts";
import type { StoredRequest } from "../../store/requests/stored-request.ts";
import { type MailBody, usual } from "../layout/mail-body.ts";
import { staffMail } from "./staff-mail.ts";

/** The mail about a passed request: who passed it, and then what the notice of it says. */
export function passedMail(
	request: StoredRequest,
	content: PassedContent,
	{
		messages,
		timeZone,
		team,
		deskUrl,
	}: { messages: Messages; timeZone: string; team: readonly TeamMember[]; deskUrl?: string | undefined },
): MailBody {
	const words = messages.mails.passed;
	const notice = staffMail(request, messages, timeZone, deskUrl);
	const name = team.find(({ address }) => address === content.from)?.name ?? words.somebody;
	const lead =
		"unit" in content ? fill(words.leadUnit, { name, unit: content.unit }) : fill(words.leadPerson, { name });
	return {
		preview: fill(words.preview, { reference: request.reference }),
		title: words.title,
		blocks: [usual(lead), ...notice.blocks],
	};
}
