/** What staff do with a request; `undo` takes the last action back. The desk's words name each. */
export const ACTION_KINDS = [
	"take",
	"give_back",
	"pass",
	"note",
	"reply",
	"answered",
	"unanswered",
	"spam",
	"not_spam",
	"release",
	"hold",
	"outcome",
	"left",
	"follow_up",
	"call",
	"no_answer",
	"uncall",
	"undo",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** After these there is nothing left to do with the request: the next one of the list is shown. */
export const LEADS_AWAY = ["reply", "answered", "spam", "release", "pass"] as const satisfies readonly ActionKind[];

/** What a list offers to do with several at once. */
export const OFFERED_IN_BULK = ["answered", "unanswered", "spam", "not_spam", "release", "pass"] as const;

/** How somebody was answered. */
export const CHANNELS = ["mail", "whatsapp", "call"] as const;
export type Channel = (typeof CHANNELS)[number];
