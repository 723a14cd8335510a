import type { RequestKind } from "../../../../contract/forms.ts";
import type { Suspicion } from "../../../../contract/suspicion.ts";
import type { RequestsTable } from "../../../database/tables.ts";
import { isHeld, isPastDeadline } from "../../requests/request-filter.ts";

/** As many references as a mail names; it counts the rest. */
export const MAX_NAMED = 50;

/** What a list for staff keeps of a request; its writer is read when the mail leaves (`listed-requests.ts`). */
export interface NamedRequest {
	reference: string;
	kind: RequestKind;
	/** ISO 8601. */
	receivedAt: string;
	overdue: boolean;
	suspicion?: Suspicion;
}

export function namedRequest(row: RequestsTable, time: Date, overdueAfter: number): NamedRequest {
	const { reference, kind, received_at, suspicion } = row;
	const overdue = isPastDeadline(new Date(received_at), time, overdueAfter);
	return { reference, kind, receivedAt: received_at, overdue, ...(suspicion && isHeld(row) && { suspicion }) };
}
