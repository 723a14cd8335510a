/** The desk, where the team answers requests. Without a session, every one of its paths shows the sign-in page. */
import { Hono } from "hono";
import {
	DESK_MANIFEST_PATH,
	DESK_PATH,
	FIGURES_CSV_PATH,
	FIGURES_PATH,
	PERSON_PATH,
	REQUESTS_CSV_PATH,
	REVISION_PATH,
	requestPath,
} from "../../contract/desk-paths.ts";
import { readReference } from "../../contract/reference.ts";
import { emptyAnswer } from "../http/answer.ts";
import type { Bindings } from "../http/secure-contact.ts";
import type { TeamMember } from "../settings/team.ts";
import { deskCookie } from "./cookie.ts";
import { DESK_HEADERS, deskAnswer, manifestAnswer, seeOther } from "./desk-answer.ts";
import type { DeskOptions } from "./desk-options.ts";
import type { DeskView } from "./desk-view.ts";
import { figuresRoutes } from "./figures/figures-routes.tsx";
import { Frame } from "./frame.tsx";
import { inboxRoutes } from "./inbox/inbox-routes.tsx";
import { readPlace } from "./inbox/list-place.ts";
import { cameFromElsewhere, isOwnOrigin } from "./own-origin.ts";
import { deskPages } from "./page.tsx";
import { pathWithin } from "./path-within.ts";
import { personRoutes } from "./person/person-routes.tsx";
import { readForm } from "./read-form.ts";
import { requestRoutes } from "./request/request-routes.tsx";
import { sessions } from "./sessions.ts";
import { DraftPage } from "./sign-in/draft-page.tsx";
import { operatorCodeRoutes } from "./sign-in/operator-code-routes.tsx";
import { NoticePage, SignInPage } from "./sign-in/sign-in-page.tsx";
import { signInRoutes } from "./sign-in/sign-in-routes.tsx";

/** @returns the routes below `DESK_PATH`, that path included */
export function desk(options: DeskOptions) {
	const { store, team, words, messages, site, siteUrl, setting, now } = options;
	const page = deskPages(options.shell, words);
	const cookie = deskCookie(siteUrl.startsWith("https:"));
	const { signedIn, lastKnown, forget } = sessions({ cookie, team, signIns: () => store().signIns });
	const signInOptions = { ...options, cookie, page, forget };
	const signIn = signInRoutes(signInOptions);
	const figures = figuresRoutes(options, page);
	const inbox = inboxRoutes(options, page);
	const person = personRoutes(options, page, inbox.forget);
	const request = requestRoutes(options, page, inbox.read);
	const app = new Hono<{ Bindings: Bindings }>();
	app.route("/", signIn.app);
	app.route("/", operatorCodeRoutes(signInOptions, signIn));

	app.get(DESK_MANIFEST_PATH, () => manifestAnswer(options.manifest));

	app.all(`${DESK_PATH}/*`, async ({ req }) => await answer(req.raw));
	app.all(DESK_PATH, async ({ req }) => await answer(req.raw));

	async function answer(asked: Request): Promise<Response> {
		const { method, headers } = asked;
		if (method !== "GET" && method !== "HEAD" && method !== "POST") {
			return emptyAnswer(405, { ...DESK_HEADERS, Allow: "GET, HEAD, POST" });
		}
		const reads = method !== "POST";
		if (!reads && !isOwnOrigin(headers, siteUrl)) return await signIn.foreign(asked);
		// Read before the store is asked: what was typed must survive whatever comes of it.
		const fields = reads ? {} : ((await readForm(asked)) ?? {});
		try {
			const who = await signedIn(headers);
			if (!who) return await showSignIn(asked, fields.note);
			return await respond(asked, viewOf(who.member, asked), reads ? undefined : fields);
		} catch (error) {
			const member = lastKnown(headers);
			const isList = reads && new URL(asked.url).pathname === DESK_PATH;
			const last = member && isList ? await inbox.showLast(asked, viewOf(member, asked)) : undefined;
			return last ?? (await signIn.unavailable(error, asked, keptNote(asked, fields.note)));
		}
	}

	function viewOf(member: TeamMember, { url }: Request): DeskView {
		const place = readPlace(new URL(url).searchParams);
		return { words, messages, site, team, member, now: now(), place, ...setting };
	}

	async function respond(asked: Request, view: DeskView, fields: Record<string, string> | undefined) {
		const { pathname } = new URL(asked.url);
		if (!fields && pathname === DESK_PATH) return await inbox.show(asked, view);
		if (!fields && pathname === REVISION_PATH) return await inbox.revision();
		if (!fields && pathname === FIGURES_PATH) return await figures.show(asked, view);
		if (!fields && pathname === FIGURES_CSV_PATH) return await figures.download(asked, view);
		if (!fields && pathname === REQUESTS_CSV_PATH) {
			return view.member.admin ? await figures.downloadRequests(asked, view) : await person.refused(asked, view);
		}
		if (pathname === PERSON_PATH) return await person.answer(asked, view, fields);
		const named = pathname.slice(DESK_PATH.length + 1);
		const reference = readReference(named);
		if (reference === undefined) return await unknown(asked, view);
		if (fields) return await request.act(asked, reference, view, fields);
		return named === reference ? await request.show(asked, reference, view) : seeOther(requestPath(reference));
	}

	async function unknown(asked: Request, view: DeskView): Promise<Response> {
		const { title, text } = messages.notFound;
		const body = (
			<Frame view={view}>
				<div className="desk__nothing">
					<h1>{title}</h1>
					<p>{text}</p>
				</div>
			</Frame>
		);
		return await deskAnswer(page(title, body), 404, asked);
	}

	/** A sign-in, wherever it was asked for; what was being written is kept in it. */
	async function showSignIn(asked: Request, note: string | undefined): Promise<Response> {
		const { pathname, search } = new URL(asked.url);
		const next = pathWithin(`${pathname}${search}`);
		const reads = asked.method !== "POST";
		if (reads && !cookie.read(asked.headers) && cameFromElsewhere(asked.headers)) {
			// The refresh is a same-origin navigation, so the browser sends the SameSite=Strict cookie with it.
			const body = <NoticePage title={words.signIn.continuing} link={{ label: words.signIn.continue, href: next }} />;
			return await deskAnswer(page(words.signIn.continuing, body), 200, asked, { Refresh: `0; url=${next}` });
		}
		const offersKnown = reads && asked.headers.get("sec-fetch-site") === null;
		const draft = note?.trim() || undefined;
		const body = <SignInPage words={words.signIn} next={next} draft={draft} offersKnown={offersKnown} />;
		return await deskAnswer(page(words.signIn.title, body), reads ? 200 : 403, asked);
	}

	/** The note again, where it could not be saved. */
	function keptNote(asked: Request, note: string | undefined) {
		const draft = note?.trim();
		const path = pathWithin(new URL(asked.url).pathname);
		return draft ? (
			<DraftPage words={words.signIn} path={path} draft={draft} problem={words.signIn.unavailable.text} />
		) : undefined;
	}

	return app;
}
