import { DESK_PATH } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import type { DeskRequest } from "../../store/desk-request.ts";
import { INBOX_FILTERS, type InboxCounts, type InboxFilter } from "../../store/inbox.ts";
import { counted, type DeskView } from "../desk-view.ts";
import { RequestRow } from "./request-row.tsx";

export interface InboxList {
	filter: InboxFilter;
	/** What was searched for; then the filter counts for nothing. */
	search: string;
	requests: readonly DeskRequest[];
	/** How many were found, on all pages of a search. */
	total: number | undefined;
	counts: InboxCounts;
	/** Address of the next page. */
	next: string | undefined;
	/** What changes when a colleague does something. */
	revision: string;
}

interface InboxPageProps {
	view: DeskView;
	list: InboxList;
	/** While the store is down nothing can be opened. */
	readOnly?: boolean;
}

/** The list of requests, its filters and its search. */
export function InboxPage({ view, list, readOnly = false }: InboxPageProps) {
	const { inbox } = view.words;
	const { filter, search, requests, counts, next } = list;
	return (
		<div className="inbox" data-live={list.revision} data-live-list={inbox.new} data-read-only={readOnly || undefined}>
			<div className="inbox__head">
				<h1 className="inbox__title">{inbox.title}</h1>
				<p className="inbox__count">{counted(inbox.open, counts.open)}</p>
			</div>
			{!readOnly && (
				<>
					<search>
						<form className="inbox__search" action={DESK_PATH}>
							<label className="unseen" htmlFor="q">
								{inbox.searchHint}
							</label>
							<input
								className="field__control"
								id="q"
								name="q"
								type="search"
								placeholder={inbox.searchHint}
								maxLength={200}
								defaultValue={search}
								enterKeyHint="search"
							/>
							<button className={buttonClass("secondary")} type="submit">
								{inbox.search}
							</button>
						</form>
					</search>
					<nav className="inbox__filters" aria-label={inbox.filters}>
						{INBOX_FILTERS.filter((one) => one !== "unit" || view.member.units.length > 0).map((one) => (
							<a
								key={one}
								className="inbox__filter"
								href={one === "open" ? DESK_PATH : `${DESK_PATH}?ver=${one}`}
								aria-current={!search && one === filter ? "page" : undefined}
							>
								{inbox.filter[one]}
								{one in counts && <span className="inbox__number"> {counts[one as keyof InboxCounts]}</span>}
							</a>
						))}
					</nav>
				</>
			)}
			{search && (
				<p className="inbox__found" role="status">
					{counted(inbox.found, list.total ?? requests.length, { words: search })} ·{" "}
					<a href={DESK_PATH}>{inbox.clear}</a>
				</p>
			)}
			{requests.length > 0 ? (
				<ol className="inbox__list">
					{requests.map((request) => (
						<RequestRow key={request.id} request={request} view={view} opens={!readOnly} />
					))}
				</ol>
			) : (
				!search && <p className="inbox__empty">{inbox.empty[filter]}</p>
			)}
			{next && (
				<p className="inbox__next">
					<a className={buttonClass("secondary")} href={next}>
						{inbox.next}
					</a>
				</p>
			)}
		</div>
	);
}
