import { fill } from "../../../content-model/fill.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { PassedContent } from "../../store/requests/actions/done-action.ts";
import type { StoredRequest } from "../../store/requests/stored-request.ts";
import { type MailBody, usual } from "../layout/mail-body.ts";
import type { ListOptions } from "./named-requests.ts";
import { staffMail } from "./staff-mail.ts";

/** The mail about a passed request: who passed it, and then what the notice of it says. */
export function passedMail(
	request: StoredRequest,
	content: PassedContent,
	options: ListOptions & { team: readonly TeamMember[] },
): MailBody {
	const { messages, team } = options;
	const words = messages.mails.passed;
	const notice = staffMail(request, options);
	const name = team.find(({ address }) => address === content.from)?.name ?? words.somebody;
	const lead =
		"unit" in content ? fill(words.leadUnit, { name, unit: content.unit }) : fill(words.leadPerson, { name });
	return {
		preview: fill(words.preview, { reference: request.reference }),
		title: words.title,
		blocks: [usual(lead), ...notice.blocks],
	};
}
