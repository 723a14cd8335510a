/** What the team does and notes at the desk, by code; the desk's words name each. */

/** The lists: `open` with `mine` and `unit`, and `overdue` (open or held) by the soonest due; others newest first. */
export const INBOX_FILTERS = ["open", "mine", "unit", "overdue", "held", "answered", "spam", "all"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** What staff do with a request; `undo` takes the last action back. */
export const ACTION_KINDS = [
	...(["take", "give_back", "pass", "note", "reply", "answered", "unanswered", "spam", "not_spam"] as const),
	...(["release", "hold", "outcome", "left", "follow_up", "call", "no_answer", "uncall", "undo"] as const),
];
export type ActionKind = (typeof ACTION_KINDS)[number];

/** After these there is nothing left to do with the request: the next one of the list is shown. */
export const LEADS_AWAY = ["reply", "answered", "spam", "release", "pass"] as const satisfies readonly ActionKind[];

/** What a list offers to do with several at once. */
export const OFFERED_IN_BULK = ["answered", "unanswered", "spam", "not_spam", "release", "pass"] as const;

export const CHANNELS = ["mail", "whatsapp", "call"] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a contact came that staff write down themselves; what comes by a form has none of these. */
export const CAME_BY = ["whatsapp", "call", "mail", "in_person"] as const;
export type CameBy = (typeof CAME_BY)[number];

/** How somebody agreed that their data be kept and answered: told aloud, in writing, or on signed paper. */
export const CONSENTS = ["spoken", "written", "signed"] as const;
export type Consent = (typeof CONSENTS)[number];

/** How far somebody came after the answer, as staff note it; nothing of medicine stands there. */
export const OUTCOMES = ["talked", "consultation", "clinic", "treatment"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why somebody does not go on; the step they had come to is kept beside it. */
export const LEFT_REASONS = ["silent", "cost", "later", "elsewhere", "other"] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
