/** The desk, where the team answers requests. Without a session, every one of its paths shows the sign-in page. */
import { Hono } from "hono";
import * as paths from "../../contract/desk/paths.ts";
import { DRAFT_PAGES_PATH, EDITOR_PATH, TEXTS_PATH } from "../../contract/desk/texts.ts";
import { readReference } from "../../contract/requests/reference.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type { TeamMember } from "../settings/team.ts";
import { type Fields, readForm } from "../web/body.ts";
import type { Bindings } from "../web/client-address.ts";
import { memoryRateLimiter } from "../web/memory-rate-limiter.ts";
import { emptyResponse, jsonResponse, textResponse } from "../web/response.ts";
import { shellPages } from "../web/shell-pages.ts";
import { agendaRoutes } from "./agenda/agenda-routes.tsx";
import { contactRoutes } from "./contact/contact-routes.tsx";
import { builtOnce, DESK_HEADERS, deskResponse, seeOther } from "./desk-response.ts";
import type { DeskOptions, DeskView } from "./desk-view.ts";
import { encryptedQuery } from "./encrypted-query.ts";
import { figuresRoutes } from "./figures/figures-routes.tsx";
import { framedPages, Nothing } from "./frame.tsx";
import { inboxRoutes } from "./inbox/inbox-routes.tsx";
import { readPlace } from "./inbox/list-place.ts";
import { cameFromElsewhere, isOwnOrigin } from "./own-origin.ts";
import { personRoutes } from "./person/person-routes.tsx";
import { CLINIC_FILE } from "./request/clinic-file.tsx";
import { requestRoutes } from "./request/request-routes.tsx";
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

/** @returns the routes, and `recheck`, to call every few seconds: it finds devices that were signed out elsewhere */
export function desk(options: DeskOptions) {
	const { store, team, words, messages, siteUrl, now } = options;
	const page = shellPages(options.shell, words.name);
	const cookie = deskCookie(siteUrl.startsWith("https:"));
	const encryptedQueries = encryptedQuery(store);
	const blocked = memoryRateLimiter(() => performance.now());
	const { signedIn, lastKnown, signOut, recheck } = sessions({ cookie, team, signIns: () => store().signIns });
	const signIn = signInRoutes({ ...options, cookie, page, encryptedQueries, blocked, signOut });
	const showFramed = framedPages(page);
	const figures = figuresRoutes(options, showFramed);
	const inbox = inboxRoutes(options, showFramed, encryptedQueries);
	const person = personRoutes(options, showFramed, encryptedQueries, inbox.forget);
	const agenda = agendaRoutes(options, showFramed);
	const contact = contactRoutes(options, showFramed);
	const request = requestRoutes(options, showFramed, inbox);
	/** Where the editor has a host of its own, it is nowhere else, and of the desk only the sign-in is there. */
	const textsHost = options.textsUrl && new URL(options.textsUrl).host;
	const texts = textsRoutes({ ...options, showFramed });
	const editor = options.publisher && editorRoutes({ ...options, publisher: options.publisher, signedIn });
	/** The same for every path, and for everybody. */
	const signInPage = builtOnce(page(words.signIn.title, <SignInPage words={words.signIn} />));
	const signInPageUndone = builtOnce(page(words.signIn.title, <SignInPage words={words.signIn} undone />));
	const signInPageForKnown = builtOnce(page(words.signIn.title, <SignInPage words={words.signIn} offersKnown />));
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
	app.get(`${paths.AGENDA_PATH}/:file{[\\w-]+\\.ics}`, ({ req }) => agenda.feed(req.path));
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
			const last = member && isList ? await inbox.showLast(asked, viewOf(member, asked)) : undefined;
			const response = last ?? (await signIn.unavailable(error, asked, keptNote(asked, fields)));
			// The service starts anew with what was published, while somebody waits for that.
			if (reads && new URL(asked.url).pathname === TEXTS_PATH) response.headers.set("Refresh", "3");
			return response;
		}
	}

	function viewOf(member: TeamMember, { url }: Request): DeskView {
		const place = readPlace(new URL(url).searchParams, encryptedQueries);
		return { ...options, member, now: now(), place };
	}

	async function respond(context: DeskContext, view: DeskView, fields: Fields | undefined) {
		const asked = context.req.raw;
		const { pathname } = new URL(asked.url);
		if (fields && pathname === paths.DESK_PATH)
			return fields.do ? await inbox.act(asked, view, fields) : inbox.search(fields);
		if (!fields && pathname === paths.DESK_PATH) return await inbox.show(asked, view);
		if (!fields && pathname === paths.REVISION_PATH) return await inbox.revision(view);
		if (!fields && pathname === paths.FIGURES_PATH) return await figures.show(asked, view);
		if (!fields && pathname === paths.FIGURES_CSV_PATH) return await figures.download(asked, view);
		if (!fields && pathname === paths.REQUESTS_CSV_PATH)
			return view.member.admin ? await figures.downloadRequests(asked, view) : await person.refused(asked, view);
		if (pathname === TEXTS_PATH && view.member.editor)
			return await texts.answer(asked, view, fields, () => signIn.networksOf(context));
		if (pathname === paths.AGENDA_PATH) return await agenda.answer(asked, view, fields);
		if (pathname === paths.CONTACT_PATH) return await contact.answer(asked, view, fields);
		if (pathname === paths.PERSON_PATH) return await person.answer(asked, view, fields);
		const named = pathname.slice(paths.DESK_PATH.length + 1);
		if (named.endsWith(CLINIC_FILE))
			return await request.clinicFile(asked, named.slice(0, -CLINIC_FILE.length), view, fields !== undefined);
		const reference = readReference(named);
		if (reference === undefined) return await unknown(asked, view);
		if (fields) return await request.act(asked, reference, view, fields);
		return named === reference ? await request.show(asked, reference, view) : seeOther(paths.requestPath(reference));
	}

	async function unknown(asked: Request, view: DeskView): Promise<Response> {
		const { title, text } = messages.notFound;
		return await showFramed(asked, view, title, <Nothing title={title} text={text} />, { status: 404 });
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
		const draft = fields && signIn.draftFrom(asked, fields);
		if (draft) {
			const body = <SignInPage words={words.signIn} next={next} draft={draft} />;
			return await deskResponse(page(words.signIn.title, body), 403, asked);
		}
		if (fields) return await deskResponse(signInPageUndone, 403, asked);
		const offersKnown = asked.headers.get("sec-fetch-site") === null;
		return await deskResponse(offersKnown ? signInPageForKnown : signInPage, 200, asked);
	}

	/** The note again, if it could not be saved. */
	function keptNote(asked: Request, fields: Fields | undefined) {
		const draft = fields && signIn.draftFrom(asked, fields);
		return (
			draft && (
				<DraftPage words={words.signIn} path={pathOf(asked)} draft={draft} problem={words.signIn.unavailable.text} />
			)
		);
	}

	return { app, recheck };
}

/** The page to go to after signing in: the one that was asked for. */
function pathOf({ url }: Request): string {
	const { pathname, search } = new URL(url);
	return pathWithin(`${pathname}${search}`);
}
