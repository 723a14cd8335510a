import type { ReactNode } from "react";
import { AGENDA_PATH, DESK_PATH, FIGURES_PATH, LEAVE_PATH, PERSON_PATH } from "../../contract/desk/paths.ts";
import { TEXTS_PATH } from "../../contract/desk/texts.ts";
import { deskResponse } from "./desk-response.ts";
import type { DeskView } from "./desk-view.ts";

interface FrameOptions {
	status?: number;
	/** Which entry of the menu this page is. */
	current?: string | undefined;
	notice?: ReactNode;
	list?: ReactNode;
}

/** A page of the desk, with what every one of a member's has around it. */
export async function showFramed(view: DeskView, title: string, main: ReactNode, options: FrameOptions = {}) {
	const { status = 200, ...around } = options;
	return await deskResponse(view.page(title, <Frame view={view} main={main} {...around} />), status, view.request);
}

/** How a key is written whose name in the words is another. */
const KEY_NAMES: Partial<Record<string, string>> = { help: "?", close: "Esc" };

function Frame({ view, current, notice, list, main }: FrameOptions & { view: DeskView; main: ReactNode }) {
	const { words, member } = view;
	const { frame } = words;
	const entries = [
		{ href: DESK_PATH, label: frame.inbox },
		{ href: AGENDA_PATH, label: frame.agenda },
		{ href: FIGURES_PATH, label: frame.figures },
		...(member.admin ? [{ href: PERSON_PATH, label: frame.person }] : []),
		...(member.editor && view.publisher ? [{ href: TEXTS_PATH, label: frame.texts }] : []),
		{ href: LEAVE_PATH, label: frame.leave },
	];
	return (
		<>
			<a className="skip-link screen-only" href="#contenido">
				{view.messages.chrome.skip}
			</a>
			<header className="desk__bar screen-only level">
				<a className="desk__name display" href={DESK_PATH}>
					<img src="/favicon.svg" alt="" width="28" height="28" />
					<span>{words.name}</span>
				</a>
				<nav className="desk__menu" aria-label={frame.navigation}>
					{entries.map(({ href, label }) => (
						<a key={href} className="desk__entry" href={href} aria-current={href === current ? "page" : undefined}>
							{label}
						</a>
					))}
				</nav>
				<p className="desk__member">{member.name}</p>
			</header>
			<div className={list ? "desk__panes" : "desk__pane"}>
				{list && (
					<aside className="desk__list screen-only" aria-label={words.inbox.title}>
						{list}
					</aside>
				)}
				<main className="desk__main full" id="contenido" tabIndex={-1}>
					{notice}
					{main}
				</main>
			</div>
			{/* Escape closes it. */}
			<dialog className="keys" id="keys" aria-labelledby="keys-title">
				<h2 className="title--s" id="keys-title">
					{frame.keys.title}
				</h2>
				<ul className="keys__list">
					{Object.entries(frame.keys.each).map(([key, does]) => (
						<li key={key}>
							<kbd>{KEY_NAMES[key] ?? key}</kbd> {does}
						</li>
					))}
				</ul>
			</dialog>
			<p
				className="unseen"
				id="desk-news"
				role="status"
				data-member={member.address}
				data-offline={frame.offline}
				data-undone={frame.undone}
				data-again={frame.offlineDone}
				data-changed={frame.changed}
				data-stale={frame.stale}
				data-signed-out={frame.signedOut}
				data-enter-again={frame.enterAgain}
			/>
		</>
	);
}

/** A page that says one thing alone. */
export function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	return (
		<div className="starts stack">
			<h1 className="title--part">{title}</h1>
			<p>{text}</p>
			{children}
		</div>
	);
}

interface NoticeProps {
	text: string;
	/** `bad` if nothing was done. */
	look?: "good" | "bad";
	children?: ReactNode;
}

/** One line over a page, said aloud when it appears. */
export function Notice({ text, look = "good", children }: NoticeProps) {
	return (
		<div
			className={`desk-notice desk-notice--${look} screen-only row row--middle below--5`}
			role={look === "bad" ? "alert" : "status"}
			tabIndex={-1}
		>
			<p>{text}</p>
			{children}
		</div>
	);
}
