import { Buffer } from "node:buffer";
import type { ByLanguage } from "../../contract/languages.ts";
import type { FieldCipher } from "../crypto/field-cipher.ts";
import type { Database } from "../database/database.ts";
import { DAY } from "../durations.ts";
import { e164 } from "../formats/telephone.ts";
import type { Routed } from "../settings/team.ts";
import { keyName } from "./keys/store-key.ts";
import type { Limits, RateLimit } from "./limits/rate-limit.ts";
import { spamNetworks } from "./limits/spam-networks.ts";
import { canonicalMailbox, takesReceipts } from "./persons/canonical-mailbox.ts";
import type { StoredRequest } from "./requests/stored-request.ts";

export interface CallTerms {
	timeZone: string;
	/** How many may begin at one hour. */
	atOnce: number;
	/** Every hour offered now, whoever has it. @param ahead service time until the first; as visitors need it, if left out */
	offered: (now: Date, ahead?: number) => Date[];
	/** Whether a day, `2026-11-30`, is ahead and one on which they work. */
	isOpenDay: (day: string, now: Date) => boolean;
}

export interface StoreOptions {
	database: Database;
	now: () => Date;
	randomBytes: (length: number) => Uint8Array;
	/** Ids that grow with time keep the newest records together on disk. */
	newId: () => string;
	/** Version of the privacy notice that the pages of each language show. */
	noticeVersions: ByLanguage<string>;
	/** Domain of the Message-IDs, e.g. that of the sender's address. */
	mailDomain: string;
	/** Encrypts personal data; without one they are kept as they are. */
	cipher?: FieldCipher;
	/** How many mails about single requests staff get, before further ones leave as a list; without end if unset. */
	staffMailLimit?: RateLimit | undefined;
	/** Bounds of what is taken; none if unset. */
	limits?: Limits;
	/** Milliseconds after which an unanswered request is overdue (24 hours). */
	overdueAfter?: number;
	/** When calls can be had; never if unset. */
	calls?: CallTerms;
	/** The unit that a new request goes to; none if unset. */
	unitOf?: (request: Routed) => string | undefined;
	/** What the desk's lists show of a request in the site's own words: its country, form, purpose and language. Searched, too. */
	labelsOf?: (request: Pick<StoredRequest, "kind" | "details" | "language">) => readonly string[];
}

type Subject = "network" | "mailbox" | "receipts" | "words" | "action" | "desk network" | "desk member";

const NO_CALLS: CallTerms = { timeZone: "America/Santo_Domingo", atOnce: 0, offered: () => [], isOpenDay: () => true };

export type StoreContext = ReturnType<typeof storeContext>;

/** What every part of a store works with. @param hash keyed: equal for equal texts, and nothing to anybody without the key */
export function storeContext(options: StoreOptions, cipher: FieldCipher, hash: (text: string) => string) {
	const { staffMailLimit, limits = {}, overdueAfter = DAY, unitOf = () => undefined, labelsOf = () => [] } = options;
	const { calls = NO_CALLS } = options;
	const subjectOf = (what: Subject, value: string) => hash(`${what} ${value.toLowerCase()}`);
	return {
		...options,
		/** Under which key all these are hashed. */
		keyName: keyName(hash),
		...{ cipher, staffMailLimit, limits, overdueAfter, calls, unitOf, labelsOf },
		/** Keyed hash of an e-mail address: the same for the same person. */
		personOf: (email: string) => hash(email.toLowerCase()),
		/** Keyed hash of a telephone number, however it is written; empty if there is none or its country cannot be told. */
		phoneOf: ({ phone = "", country }: { phone?: string | undefined; country?: string | undefined }) => {
			const number = e164(phone, country);
			return number === undefined ? "" : hash(`telephone ${number}`);
		},
		/** Keyed hash of the mailbox that a receipt would go to; null if none may. */
		mailboxOf: (email: string) => (takesReceipts(email) ? hash(canonicalMailbox(email)) : null),
		/** Keyed hashes: of networks and mailboxes to count, of words and actions to know what was sent twice. */
		subjectOf,
		/** Of a member of the team, by address. */
		memberOf: (address: string) => subjectOf("desk member", address),
		spamNetworks: spamNetworks(),
		/** What is counted of a mailbox in one network. */
		mailboxSubject: (email: string, network: string | null) =>
			subjectOf("mailbox", `${canonicalMailbox(email)} ${network ?? ""}`),
		/** A secret that only one device or calendar is told. */
		newSecret: () => Buffer.from(options.randomBytes(32)).toString("base64url"),
		/** Keyed hash of a secret of the desk: a code, or the token of a device. */
		secretHash: (what: "desk token" | "desk code" | "operator code" | "calendar feed", value: string) =>
			hash(`${what} ${value}`),
	};
}
