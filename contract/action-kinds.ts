/** What staff do with a request; `undo` takes the last action back. The desk's words name each. */
export const ACTION_KINDS = [
	"take",
	"give_back",
	"pass",
	"note",
	"answered",
	"unanswered",
	"spam",
	"not_spam",
	"release",
	"hold",
	"undo",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** How somebody was answered. */
export const CHANNELS = ["mail", "whatsapp", "call"] as const;
export type Channel = (typeof CHANNELS)[number];
