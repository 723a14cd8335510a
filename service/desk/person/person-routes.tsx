/** A person's rights: what is kept is shown, given out or erased, by admins alone. */
import type { ReactElement } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { PERSON_PATH } from "../../../contract/desk/paths.ts";
import { deliverableAddress, mailAddress } from "../../../contract/questions/mail-address.ts";
import { TELEPHONE } from "../../../contract/questions/telephone.ts";
import { plainCharacters } from "../../../contract/spelling/plain-characters.ts";
import type { RequestFile } from "../../store/requests/inbox/desk-request.ts";
import { printableDetails } from "../../store/requests/stored-request.ts";
import type { Fields } from "../../web/body.ts";
import { fileResponse, seeOther } from "../desk-response.ts";
import { counted, type DeskView } from "../desk-view.ts";
import { ENCRYPTED_QUERY } from "../encrypted-query.ts";
import { Nothing, showFramed } from "../frame.tsx";
import { ErasePage, PersonPage, PersonReading } from "./person-page.tsx";

const ADDRESS = /^[^\s@<>,;]{1,200}@[^\s@<>,;]{1,200}$/;

/** An address or a telephone as it is kept, however it was typed or pasted. */
function asKept(typed: string): string {
	const plain = plainCharacters(typed);
	return plain.includes("@") ? deliverableAddress(mailAddress(plain)) : plain;
}

/** A telephone may be written otherwise the second time. */
const comparable = (who: string) => (who.includes("@") ? who.toLowerCase() : who.replace(/\D/g, ""));
const isWho = (who: string) => ADDRESS.test(who) || TELEPHONE.test(who);

function adminWords({ team, words: { person } }: DeskView): string {
	const names = team.filter(({ admin }) => admin).map(({ name }) => name);
	if (names.length === 0) return person.refused.textNobody;
	const listed = new Intl.ListFormat("es").format(names);
	return fill(names.length === 1 ? person.refused.text : person.refused.textMany, { names: listed });
}

/** @param posted the fields of a form; undefined if the page is only looked at */
export async function answerPerson(view: DeskView, posted?: Fields): Promise<Response> {
	const words = view.words.person;
	if (!view.member.admin) return await showRefused(view);
	const fields = posted ?? fieldsIn(view);
	if (!fields) return await shown(view, words.title, <PersonPage view={view} />);
	const who = asKept(fields.who ?? "");
	if (!isWho(who)) {
		const body = <PersonPage view={view} who={who} problem={words.invalid} />;
		return await shown(view, `Error: ${words.title}`, body, 422);
	}
	const found = await view.store().persons.find(who);
	const isNone = found.byMail.length + found.byTelephone.length === 0;
	const confirmed = found.byTelephone
		.map(({ reference }) => reference)
		.filter((reference) => fields[reference] === "yes");
	const nothingMarked = found.byMail.length === 0 && found.byTelephone.length > 0 && confirmed.length === 0;
	if (nothingMarked && posted?.do) {
		const body = <PersonPage view={view} who={who} found={found} problem={words.unmarked} />;
		return await shown(view, `Error: ${words.title}`, body, 422);
	}
	const theirs = [...found.byMail, ...found.byTelephone.filter((one) => confirmed.includes(one.reference))];
	if (posted?.do === "export") return exported(view, theirs);
	if (posted?.do === "erase") {
		const { again = "", ...asked } = fields;
		if (comparable(asKept(again)) !== comparable(who)) return leadTo(view, { ...asked, do: "ask", mismatch: "yes" });
		return leadTo(view, isNone ? { who } : { who, do: "erased", ...(await erase(view, who, confirmed)) });
	}
	if (posted) return leadTo(view, fields);
	if (fields.do === "read" && theirs.length > 0) {
		const records = theirs.map((one) => ({ ...one, details: one.details && printableDetails(one.details) }));
		return await shown(view, words.title, <PersonReading view={view} who={who} records={records} />);
	}
	// Not if somebody goes back after everything was erased.
	if (fields.do === "ask" && !isNone && !nothingMarked) {
		const problem = fields.mismatch && words.mismatch;
		const body = <ErasePage view={view} who={who} confirmed={confirmed} problem={problem} />;
		return await shown(view, problem ? `Error: ${words.erase}` : words.erase, body);
	}
	if (fields.do === "erased") {
		const text = [words.backups, !fields.wiped && words.wipedLater].filter(Boolean).join(" ");
		const title = counted(words.erased, Number(fields.requests));
		return await shown(view, words.title, <Nothing title={title} text={text} />);
	}
	return await shown(view, words.title, <PersonPage view={view} who={who} found={found} />);
}

/** Leads to the page for these fields, which Back shows again; its address says encrypted who the person is. */
function leadTo({ encryptedQueries }: DeskView, fields: Fields): Response {
	const query = { [ENCRYPTED_QUERY]: encryptedQueries.encrypt(JSON.stringify(fields), "person") };
	return seeOther(`${PERSON_PATH}?${new URLSearchParams(query)}`);
}

function fieldsIn({ encryptedQueries, url }: DeskView): Fields | undefined {
	const decrypted = encryptedQueries.decrypt(url.searchParams.get(ENCRYPTED_QUERY), "person");
	return decrypted === undefined ? undefined : JSON.parse(decrypted);
}

const shown = (view: DeskView, title: string, body: ReactElement, status = 200) =>
	showFramed(view, title, body, { status, current: PERSON_PATH });

/** What is told to who is no admin. */
export async function showRefused(view: DeskView): Promise<Response> {
	const { title } = view.words.person.refused;
	return await shown(view, title, <Nothing title={title} text={adminWords(view)} />, 403);
}

function exported({ log }: DeskView, found: readonly RequestFile[]): Response {
	const files = found.map(({ id: _, version, state, overdue, earlier, earlierByTelephone, ...request }) => ({
		...request,
		details: request.details ?? null,
		history: request.history.map(({ id, undoable, ...entry }) => entry),
	}));
	log.info({ requests: found.length }, "a person's data exported at the desk");
	return fileResponse(`${JSON.stringify(files, null, 2)}\n`, "application/json", "datos.json");
}

async function erase({ store, lastLists, log }: DeskView, who: string, confirmed: readonly string[]) {
	const { requests, wiped } = await store().persons.erase(who, confirmed);
	lastLists.clear();
	log.info({ requests }, "a person's data erased at the desk");
	return { requests: String(requests), wiped: wiped ? "yes" : "" };
}
