/** What staff can do with a request, and what comes of it. */
import type { Channel, LeftReason, OFFERED_IN_BULK, Outcome } from "../../../../contract/desk/codes.ts";
import { SECOND } from "../../../durations.ts";
import type { HistoryEntry } from "./history.ts";

/** How long the mails wait that an action at the desk queues, in milliseconds, so that undoing it soon withdraws them. */
export const UNDO_WAIT = 30 * SECOND;

export type Action =
	/** Takes it, also from a colleague. */
	| { kind: "take" }
	/** Nobody has it any more. */
	| { kind: "give_back" }
	/** To a person, who then has it, or to a unit, where nobody has it yet; a mail tells them. */
	| { kind: "pass"; to: { person: string } | { unit: string } }
	/** Never conflicts: a note overwrites nothing. */
	| { kind: "note"; text: string }
	/** Answers by mail, which leaves after `UNDO_WAIT`, and marks it as answered. */
	| { kind: "reply"; text: string }
	| { kind: "answered"; by?: Channel | undefined }
	| { kind: "unanswered" }
	| { kind: "spam" }
	/** Also sends a held one on its way, as `release` does. */
	| { kind: "not_spam" }
	/** Lets a held one go on its way: staff and visitor get the mails that were held back. */
	| { kind: "release" }
	/** Holds a released one again, and withdraws its mails that were not delivered. */
	| { kind: "hold" }
	/** How far somebody came, and with which clinic if it is named; who came so far was answered. */
	| { kind: "outcome"; outcome: Outcome; clinic?: string | undefined }
	/** They do not go on. */
	| { kind: "left"; reason: LeftReason }
	/** The day to follow it up, and when staff are reminded of it; without one it no longer is. */
	| { kind: "follow_up"; day?: string | undefined; remindAt?: string | undefined }
	/** Puts its call at this hour, if it is free; the visitor hears of it. */
	| { kind: "call"; at: string }
	/** They were called and nobody answered; with another hour they are told that. */
	| { kind: "no_answer"; at?: string | undefined }
	/** There will be no call; the visitor hears of it. */
	| { kind: "uncall" }
	/** Takes the request's last action back, which must be this one. */
	| { kind: "undo"; action: string };

export interface Acting {
	/** Address of the team member, in lower case; null for a command of an earlier version. */
	actor: string | null;
	/** The version that was seen; without one nothing conflicts. */
	seenVersion?: number | undefined;
	/** An id of the client's: the same action sent again under it is done once, and answered as the first time. */
	actionId?: string | undefined;
	/** If it is one of several: the id of all; what is done once for all is left to who does them. */
	bulk?: string | undefined;
}

/** A request of a list, and the version of it that was seen. */
export interface Marked {
	reference: string;
	seenVersion: number;
}

/** How many requests one action may be done to at once: more than a page of a list has. */
export const MAX_MARKED = 200;

export type BulkAction = Extract<Action, { kind: (typeof OFFERED_IN_BULK)[number] }>;

export interface BulkOutcome {
	/** Of all that was done, for `undoBulk` and `actionsDone`. */
	bulk: string;
	done: string[];
	/** References of those that it was not done to: somebody acted meanwhile, it stood so already, or they are gone. */
	notDone: string[];
}

export type ActionOutcome =
	/** On disk; `repeated` if it had been before, under the same id. By the action's own id it is undone. */
	| { result: "done"; repeated: boolean; version: number; action: string }
	/** Nothing was done: it stood so already or does not apply, its mail has left, or the hour is somebody else's. */
	| { result: "nothing to do" | "gone" | "taken"; version: number; last?: HistoryEntry | undefined }
	/** Nothing was done: somebody acted since the version that was seen. */
	| { result: "conflict"; version: number; last?: HistoryEntry | undefined };

/** Whether somebody passes it to themselves, and need not be told. */
export const isToSelf = ({ to }: Extract<Action, { kind: "pass" }>, actor: string | null): boolean =>
	"person" in to && to.person === actor;
