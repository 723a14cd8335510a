/** A request as the desk shows it. */
import type { FormId } from "../../contract/forms.ts";
import type { HistoryEntry } from "./action.ts";
import type { MailStatus } from "./mail-status.ts";
import type { StoredRequest } from "./stored-request.ts";

/** How a request stands; each is in exactly one state. */
export type RequestState = "open" | "held" | "answered" | "spam";

/** One line of a list of requests. */
export interface DeskRequest extends Omit<StoredRequest, "details"> {
	/** What the visitor typed; undefined where it cannot be decrypted with the keys at hand. */
	details: StoredRequest["details"] | undefined;
	/** Undefined where the details are. */
	form: FormId | undefined;
	state: RequestState;
	/** When the promised time is over. */
	dueAt: Date;
	/** Whether it is open past that. */
	overdue: boolean;
	/** What `act` is to be given as `seenVersion`. */
	version: number;
	takenAt?: Date | undefined;
	/** How often the same person had written before. */
	earlier: number;
	/** The last thing that was done with it; without a note's text. */
	last?: HistoryEntry | undefined;
}

/** Everything on one request. */
export interface DeskFile extends DeskRequest {
	/** Oldest first. */
	history: HistoryEntry[];
	mails: MailStatus[];
	/** The latest of what the same person sent before or after, newest first. */
	samePerson: DeskRequest[];
}
