import type { TeamMember } from "../../settings/team.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";

/**
 * Who gets a mail to staff: the person or unit it is for, or everybody if it is for nobody on the team. Decided at each
 * try, so that members who left get nothing.
 */
export function staffRecipients(mail: DueMail, notifyTo: readonly string[], team: readonly TeamMember[]): string[] {
	const meant = team.filter((member) => isRecipient(mail, member));
	return meant.length > 0 ? meant.map(({ address }) => address) : [...notifyTo];
}

function isRecipient({ kind, request, content }: DueMail, { address, units }: TeamMember): boolean {
	switch (kind) {
		case "staff":
			return request?.unit !== undefined && units.includes(request.unit);
		case "passed": {
			const to = content as PassedContent;
			return "person" in to ? address === to.person : units.includes(to.unit) && address !== to.from;
		}
		case "reminder":
			return address === (content as ReminderContent).to;
		default:
			return false;
	}
}
