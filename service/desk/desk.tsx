/** The desk, where the team answers requests. Without a session, every one of its paths shows the sign-in page. */
import { Hono } from "hono";
import * as paths from "../../contract/desk/paths.ts";
import { DRAFT_PAGES_PATH, EDITOR_PATH, TEXTS_PATH } from "../../contract/desk/texts.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type { TeamMember } from "../settings/team.ts";
import { type Fields, readForm } from "../web/body.ts";
import type { Bindings } from "../web/client-address.ts";
import { memoryRateLimiter } from "../web/memory-rate-limiter.ts";
import { emptyResponse, jsonResponse, textResponse } from "../web/response.ts";
import { shellPages } from "../web/shell-pages.ts";
import { agendaFeed, changeFeed, showAgenda } from "./agenda/agenda.tsx";
import { addContact, showContact } from "./contact/contact.tsx";
import { builtOnce, DESK_HEADERS, deskResponse, seeOther } from "./desk-response.ts";
import type { DeskOptions, DeskView } from "./desk-view.ts";
import { encryptedQuery } from "./encrypted-query.ts";
import { downloadFigures, downloadRequests, showFigures } from "./figures/figures-routes.tsx";
import { actInInbox, showInbox, showLastList, tellRevision } from "./inbox/inbox-routes.tsx";
import { type LastLists, readPlace } from "./inbox/list-place.ts";
import { cameFromElsewhere, isOwnOrigin } from "./own-origin.ts";
import { answerPerson } from "./person/person-routes.tsx";
import { answerRequest, notFound } from "./request/request-routes.tsx";
import { pathWithin } from "./sign-in/path-within.ts";
import { deskCookie, sessions } from "./sign-in/sessions.ts";
import { DraftPage, SignInFrame } from "./sign-in/sign-in-frame.tsx";
import { ENTER, SignInPage } from "./sign-in/sign-in-page.tsx";
import { type DeskContext, MAX_FORM_BYTES, signInRoutes } from "./sign-in/sign-in-routes.tsx";
import { editorRoutes } from "./texts/editor-routes.ts";
import { textsRoutes } from "./texts/texts-routes.tsx";

/** Posts of a device that this process does not know, in ten minutes: as many as ten codes with all their tries need. */
const ANONYMOUS_POSTS = { requests: 60, seconds: 600 };
/** Of a form from a device that is signed in: whatever was typed comes back, if it is too long. */
const MAX_MEMBER_BYTES = 1024 * 1024;

/** How a path is shown to a member, and what a form that is sent to it does. */
interface DeskPath {
	show: (view: DeskView) => Promise<Response>;
	act?: (view: DeskView, fields: Fields) => Promise<Response>;
}

const PAGES: Readonly<Record<string, DeskPath>> = {
	[paths.DESK_PATH]: { show: showInbox, act: actInInbox },
	[paths.REVISION_PATH]: { show: tellRevision },
	[paths.FIGURES_PATH]: { show: showFigures },
	[paths.FIGURES_CSV_PATH]: { show: downloadFigures },
	[paths.REQUESTS_CSV_PATH]: { show: downloadRequests },
	[paths.AGENDA_PATH]: { show: showAgenda, act: changeFeed },
	[paths.CONTACT_PATH]: { show: showContact, act: addContact },
	[paths.PERSON_PATH]: { show: answerPerson, act: answerPerson },
};
/** Any other path is a request's. */
const REQUEST: DeskPath = { show: answerRequest, act: answerRequest };

/** @returns the routes, and `recheck`, to call every few seconds: it finds devices that were signed out elsewhere */
export function desk(options: DeskOptions) {
	const { store, words, siteUrl, now } = options;
	const page = shellPages(options.shell, words.name);
	const cookie = deskCookie(siteUrl.startsWith("https:"));
	const encryptedQueries = encryptedQuery(store);
	const blocked = memoryRateLimiter(() => performance.now());
	const { signedIn, lastKnown, signOut, recheck } = sessions(cookie, options);
	const signIn = signInRoutes({ ...options, cookie, page, encryptedQueries, blocked, signOut });
	const lastLists: LastLists = new Map();
	/** Where the editor has a host of its own, it is nowhere else, and of the desk only the sign-in is there. */
	const textsHost = options.textsUrl && new URL(options.textsUrl).host;
	const texts = textsRoutes(options);
	const editor = options.publisher && editorRoutes({ ...options, publisher: options.publisher, signedIn });
	/** The same for every path, and for everybody. */
	const signInPage = builtOnce(page(words.signIn.title, <SignInPage words={words.signIn} />));
	const signInPageUndone = builtOnce(page(words.signIn.title, <SignInPage words={words.signIn} undone />));
	const app = new Hono<{ Bindings: Bindings }>();

	app.use(`${paths.DESK_PATH}/*`, async (context, next) => {
		const { raw } = context.req;
		if (raw.method !== "POST") return await next();
		if (!isOwnOrigin(raw.headers, siteUrl)) return await signIn.foreign(raw);
		const wait = lastKnown(raw.headers) ? 0 : blocked.take(signIn.networksOf(context), ANONYMOUS_POSTS);
		return wait > 0 ? await signIn.tooMany(raw, wait) : await next();
	});
	app.route("/", signIn.app);
	app.get(paths.DESK_MANIFEST_PATH, () => textResponse(options.manifest, "application/manifest+json", DESK_HEADERS));
	app.get(`${paths.AGENDA_PATH}/:file{[\\w-]+\\.ics}`, ({ req }) => agendaFeed(req.param("file"), options));
	app.all(`${paths.DESK_PATH}/*`, answer);
	app.all(`${EDITOR_PATH}/*`, async (context) => {
		const { host, pathname } = new URL(context.req.url);
		const isHere = !textsHost || host === textsHost || pathname.startsWith(`${DRAFT_PAGES_PATH}/`);
		return (isHere && (await editor?.answer(context.req.raw))) || (await context.notFound());
	});

	async function answer(context: DeskContext): Promise<Response> {
		const asked = context.req.raw;
		const { method, headers } = asked;
		if (method !== "GET" && method !== "HEAD" && method !== "POST")
			return emptyResponse(405, { ...DESK_HEADERS, Allow: "GET, HEAD, POST" });
		const reads = method !== "POST";
		const maxBytes = lastKnown(headers) ? MAX_MEMBER_BYTES : MAX_FORM_BYTES;
		// Read before the store is asked: what was typed must not be lost.
		const fields = reads ? undefined : ((await readForm(asked, maxBytes)) ?? {});
		try {
			const member = await signedIn(headers);
			if (fields?.do === ENTER)
				return member ? seeOther(pathOf(asked)) : await signIn.enter(context, fields, pathOf(asked));
			if (member && new URL(asked.url).host === textsHost) return seeOther(`${EDITOR_PATH}/`);
			// A form of somebody's who was here before, in this tab or another, is not done in the name of whoever is now.
			if (!member || (fields?.member ?? member.address) !== member.address) return await showSignIn(asked, fields);
			return await respond(context, viewOf(member, asked), fields);
		} catch (error) {
			const member = lastKnown(headers);
			const isList = reads && new URL(asked.url).pathname === paths.DESK_PATH;
			const last = member && isList ? await showLastList(viewOf(member, asked)) : undefined;
			const response = last ?? (await signIn.unavailable(error, asked, keptNote(asked, fields)));
			// The service starts anew with what was published, while somebody waits for that.
			if (reads && new URL(asked.url).pathname === TEXTS_PATH) response.headers.set("Refresh", "3");
			return response;
		}
	}

	function viewOf(member: TeamMember, request: Request): DeskView {
		const url = new URL(request.url);
		const place = readPlace(url.searchParams, encryptedQueries);
		return { ...options, member, now: now(), request, url, place, page, encryptedQueries, lastLists };
	}

	async function respond(context: DeskContext, view: DeskView, fields: Fields | undefined) {
		const { pathname } = view.url;
		if (pathname === TEXTS_PATH && view.member.editor)
			return await texts.answer(view, fields, () => signIn.networksOf(context));
		const { show, act } = PAGES[pathname] ?? REQUEST;
		if (!fields) return await show(view);
		return act ? await act(view, fields) : await notFound(view, view.messages.notFound);
	}

	/** A sign-in, on any path; it says that nothing was done, and keeps what was being written. */
	async function showSignIn(asked: Request, fields: Fields | undefined): Promise<Response> {
		if (new URL(asked.url).pathname === paths.REVISION_PATH)
			return jsonResponse({ signedOut: true }, 401, DESK_HEADERS);
		const next = pathOf(asked);
		if (!fields && !cookie.read(asked.headers) && cameFromElsewhere(asked.headers)) {
			// The refresh is a same-origin navigation, so the browser sends the SameSite=Strict cookie with it.
			const body = (
				<SignInFrame title={words.signIn.continuing}>
					<p>
						<ButtonLink href={next} label={words.signIn.continue} />
					</p>
				</SignInFrame>
			);
			return await deskResponse(page(words.signIn.continuing, body), 200, asked, { Refresh: `0; url=${next}` });
		}
		if (!fields) return await deskResponse(signInPage, 200, asked);
		const draft = signIn.draftFrom(asked, fields);
		const carries = <SignInPage words={words.signIn} next={next} draft={draft} />;
		return await deskResponse(draft ? page(words.signIn.title, carries) : signInPageUndone, 403, asked);
	}

	/** The note again, if it could not be saved. */
	function keptNote(asked: Request, fields: Fields | undefined) {
		const draft = fields && signIn.draftFrom(asked, fields);
		if (!draft) return undefined;
		const problem = words.signIn.unavailable.text;
		return <DraftPage words={words.signIn} path={pathOf(asked)} draft={draft} problem={problem} />;
	}

	return { app, recheck };
}

/** The page to go to after signing in: the one that was asked for. */
function pathOf({ url }: Request): string {
	const { pathname, search } = new URL(url);
	return pathWithin(`${pathname}${search}`);
}
