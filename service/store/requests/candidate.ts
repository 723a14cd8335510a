import { inLanguage, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import type { ContactRequest } from "../../../contract/requests/contact-request.ts";
import { formOf } from "../../../contract/requests/forms.ts";
import type { Suspicion } from "../../../contract/requests/suspicion.ts";
import type { RequestsTable } from "../../database/tables.ts";
import { type ClientNetwork, type Limited, subjectsIn } from "../limits/rate-limit.ts";
import type { StoreContext } from "../store-context.ts";

const HOUR_LENGTH = "2026-11-22T06".length;

/** What repeats a request has these and its words alike. */
const COMPARED = ["kind", "person", "purpose", "language"] as const;

/** What is known of a request besides its words. */
export interface RequestMeta {
	/** Where it came from; counted against their limits and kept only as keyed hashes. */
	networks?: readonly ClientNetwork[];
	/** Why it is held for staff to look at. */
	suspicion?: Suspicion | undefined;
	/** Whether it came from a form without script, which names no `request_id`: the same words in the same hour repeat it. */
	native?: boolean;
}

/** A request as it would be stored if it is accepted. */
export type Candidate = ReturnType<ReturnType<typeof createCandidates>["candidate"]>;

export function createCandidates(context: StoreContext) {
	const { newId, noticeVersions, cipher, limits, personOf, phoneOf, mailboxOf, mailboxSubject, subjectOf, unitOf } =
		context;

	/** @param networks it came from, the narrowest first @param heldFor the one of them for which it is held */
	function candidate(
		request: ContactRequest,
		{ suspicion: signal, native }: RequestMeta,
		time: Date,
		networks: readonly Limited[],
		heldFor: string | undefined,
	) {
		const { page, source, medium, campaign, referrer, ...asked } = request;
		const { type, request_id, notice_version, purpose = null, language = MAIN_LANGUAGE, ...words } = asked;
		const origin = JSON.stringify({ page, source, medium, campaign, referrer });
		// A contact that staff wrote down may have none.
		const details = JSON.stringify({ ...words, email: words.email || undefined });
		const id = newId();
		const at = time.toISOString();
		const network = networks[0]?.subject ?? null;
		const suspicion = heldFor === undefined ? signal : "network";
		const mailbox = mailboxOf(request.email);
		const said = `${at.slice(0, HOUR_LENGTH)} ${type} ${language} ${purpose ? `${purpose} ` : ""}${details}`;
		// Columns that are left out are null.
		const row = {
			id,
			client_request_id: request_id ?? (native ? subjectOf("words", said) : null),
			kind: type,
			purpose,
			language,
			person: personOf(request.email),
			phone: phoneOf(request),
			mailbox,
			details: cipher.encrypt(details, id),
			origin: origin === "{}" ? null : origin,
			notice_version: notice_version ?? inLanguage(noticeVersions, language),
			received_at: at,
			quarantined_at: suspicion ? at : null,
			suspicion: suspicion ?? null,
			network: heldFor ?? network,
			next_check_at: at,
			unit: unitOf({ kind: type, form: formOf(request), purpose: purpose ?? undefined }) ?? null,
			call_changes: 0,
			version: 0,
		};
		const limited =
			limits.email && !suspicion ? [{ subject: mailboxSubject(request.email, network), limit: limits.email }] : [];
		return {
			row,
			/** The hour or day asked for a call, which is not confirmed yet. */
			...{ callAt: request.call_at, callDay: request.call_day },
			/** What the row holds encrypted. */
			details,
			/** Its mailbox's limit within its network: strangers use up nothing of the owner's. A held one has none. */
			limited,
			/** For its receipt. */
			...{ mailbox, email: request.email, networks: subjectsIn(networks) },
		};
	}

	/** Whether a stored request with the same id has the same content; other content is stored, never discarded. */
	function isRepeated(
		stored: Pick<RequestsTable, "id" | "details" | (typeof COMPARED)[number]>,
		{ row, details }: Candidate,
	): boolean {
		if (COMPARED.some((column) => stored[column] !== row[column])) return false;
		// Encrypted with a key that is gone: whether it is the same cannot be known, and twice is better than not at all.
		return cipher.tryDecrypt(stored.details, stored.id) === details;
	}

	return { candidate, isRepeated };
}
