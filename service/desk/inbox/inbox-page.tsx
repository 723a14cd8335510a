import type { ReactNode } from "react";
import { INBOX_FILTERS, type InboxFilter } from "../../../contract/desk/codes.ts";
import { CONTACT_PATH, DESK_PATH } from "../../../contract/desk/paths.ts";
import { LANGUAGE_CODES } from "../../../contract/languages.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import type { ListedRequest } from "../../store/requests/inbox/inbox.ts";
import { SubmitButton } from "../controls.tsx";
import { counted, type DeskView, languageWords } from "../desk-view.ts";
import { numberWords, today } from "../times.ts";
import { type InboxList, type ListPlace, listPath, MAX_SEARCH } from "./list-place.ts";
import { isGroup, Marks } from "./marks.tsx";
import { RequestRow } from "./request-row.tsx";

interface InboxPageProps {
	view: DeskView;
	list: InboxList;
	/** While the store is down nothing can be opened. */
	readOnly?: boolean;
	/** Reference of the request beside which the list stands; then its title is not the page's. */
	beside?: string;
}

export function InboxPage({ view, list, readOnly = false, beside }: InboxPageProps) {
	const { inbox } = view.words;
	const { filter, search, cursor, requests, counts, next } = list;
	const [Title, Heading] = beside ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
	const marks = !readOnly && !beside;
	const groups = groupsOf(list, view);
	return (
		<div
			className="inbox stack stack--3"
			data-live={list.revision}
			data-live-list={inbox.new}
			data-read-only={readOnly || undefined}
		>
			<div className="inbox__head row">
				<Title className="inbox__title">{listTitle(list, view)}</Title>
				{filter === "open" && !search && <p className="inbox__count small">{counted(inbox.open, counts.open)}</p>}
				{!readOnly && (
					<a className="inbox__new label" href={CONTACT_PATH}>
						{view.words.contact.open}
					</a>
				)}
				{!readOnly && <Search view={view} search={search?.words} />}
			</div>
			{!readOnly && <Filters view={view} list={list} />}
			{!search && list.group && <p className="inbox__found small">{inbox.group.lead}</p>}
			{(filter === "open" || filter === "held") && !search && !beside && counts.refused > 0 && (
				<p className="inbox__found small">{counted(inbox.refused, counts.refused)}</p>
			)}
			{search && (
				<p className="inbox__found small" role="status">
					{counted(list.similar ? inbox.similar : inbox.found, list.total ?? requests.length, { words: search.words })}{" "}
					<a href={DESK_PATH}>{inbox.clear}</a>
				</p>
			)}
			{marks && requests.some((one) => !isGroup(one)) && <Marks view={view} list={list} />}
			{groups.map(({ group, rows }) => (
				<section key={group ?? "all"} aria-label={group && inbox.groups[group]}>
					{group && <Heading className="inbox__heading strong small">{inbox.groups[group]}</Heading>}
					<ol className={marks ? "inbox__list inbox__list--marks" : "inbox__list"}>
						{rows.map((request) => (
							<RequestRow
								key={request.id}
								request={request}
								view={view}
								opens={!readOnly}
								isCurrent={request.reference === beside}
								marks={marks}
							/>
						))}
					</ol>
				</section>
			))}
			{groups.length === 0 && !search && <p className="inbox__empty wide">{inbox.empty[filter]}</p>}
			{(cursor !== undefined || next) && (
				<p className="inbox__pages screen-only wide row">
					{cursor !== undefined && (
						<ButtonLink look="secondary" href={listPath({ ...list, cursor: undefined })} label={inbox.first} />
					)}
					{next && <ButtonLink look="secondary" href={listPath({ ...list, cursor: next })} label={inbox.next} />}
				</p>
			)}
		</div>
	);
}

const BY_DUE: readonly InboxFilter[] = ["open", "mine", "unit"];
type Due = keyof DeskView["words"]["inbox"]["groups"];

/** Lists of what is to be done by when it is due, with what is to be followed up; the others in one piece. */
function groupsOf(list: InboxList, view: DeskView): { group?: Due; rows: readonly ListedRequest[] }[] {
	const { requests, followUps, filter, search } = list;
	if (search || !BY_DUE.includes(filter)) return requests.length > 0 ? [{ rows: requests }] : [];
	const day = today(view);
	const dueOn = ({ overdue, state, followUp, dueAt }: ListedRequest): Due => {
		const due = state === "answered" ? followUp : today({ ...view, now: dueAt });
		return overdue || (due ?? "") < day ? "late" : due === day ? "today" : "later";
	};
	const rows = [...followUps, ...requests];
	return (["late", "today", "later"] as const).flatMap((group) => {
		const some = rows.filter((row) => dueOn(row) === group);
		return some.length > 0 ? [{ group, rows: some }] : [];
	});
}

export function listTitle({ filter, group, search }: ListPlace, { words: { inbox } }: Pick<DeskView, "words">): string {
	if (group && !search) return inbox.group.list;
	return search || filter === "open" ? inbox.title : inbox.filter[filter];
}

function Search({ view, search }: { view: DeskView; search: string | undefined }) {
	const { inbox } = view.words;
	return (
		<search className="inbox__search screen-only">
			<form method="post" action={DESK_PATH}>
				<label className="unseen" htmlFor="q">
					{inbox.searchHint}
				</label>
				<input
					className="field__control"
					id="q"
					name="q"
					type="search"
					placeholder={inbox.searchExample}
					maxLength={MAX_SEARCH}
					defaultValue={search}
					enterKeyHint="search"
				/>
				<SubmitButton look="secondary" label={inbox.search} />
			</form>
		</search>
	);
}

export function Filter({ href, current, children }: { href: string; current: "page" | boolean; children: ReactNode }) {
	return (
		<a className="inbox__filter choice label target" href={href} aria-current={current || undefined}>
			{children}
		</a>
	);
}

/** One row, however many there are: what does not fit is scrolled to. */
function Filters({ view, list }: { view: DeskView; list: InboxList }) {
	const { inbox } = view.words;
	const counts: Partial<Record<string, number>> = { ...list.counts };
	const { filter, language } = list;
	const pathTo = (filter: InboxFilter, language: ListPlace["language"]) =>
		listPath({ filter, language, search: undefined, cursor: undefined });
	return (
		<nav className="inbox__filters screen-only" aria-label={inbox.filters}>
			{INBOX_FILTERS.filter((one) => one !== "unit" || view.member.units.length > 0).map((one) => {
				const count = counts[one];
				return (
					<Filter key={one} href={pathTo(one, language)} current={!list.search && one === filter && "page"}>
						{inbox.filter[one]}
						{count !== undefined && <span className="inbox__number tabular"> {numberWords(count)}</span>}
					</Filter>
				);
			})}
			{LANGUAGE_CODES.map((one) => {
				const isCurrent = !list.search && one === language;
				// Chosen again, it is dropped.
				return (
					<Filter key={one} href={pathTo(filter, isCurrent ? undefined : one)} current={isCurrent}>
						{languageWords(one, view)}
					</Filter>
				);
			})}
		</nav>
	);
}
