/** The desk: what the team answers requests with. A stranger finds a sign-in on every one of its paths. */
import { Hono } from "hono";
import type { Bindings } from "../http/secure-contact.ts";
import { deskCookie } from "./cookie.ts";
import { DESK_HEADERS, deskAnswer } from "./desk-answer.ts";
import type { DeskOptions } from "./desk-options.ts";
import { cameFromElsewhere, isOwnOrigin } from "./own-origin.ts";
import { deskPages } from "./page.tsx";
import { DESK_PATH, pathWithin } from "./paths.ts";
import { readForm } from "./read-form.ts";
import { sessions } from "./sessions.ts";
import { NoticePage, SignInPage } from "./sign-in/sign-in-page.tsx";
import { signInRoutes } from "./sign-in/sign-in-routes.tsx";

/** @returns the routes below `DESK_PATH`, that path included */
export function desk(options: DeskOptions) {
	const { store, team, words, siteUrl } = options;
	const page = deskPages(options.shell, words);
	const cookie = deskCookie(siteUrl.startsWith("https:"));
	const { signedIn, forget } = sessions({ cookie, team, signIns: () => store().signIns });
	const signIn = signInRoutes({ ...options, cookie, page, forget });
	const app = new Hono<{ Bindings: Bindings }>();
	app.route("/", signIn.app);

	app.all(`${DESK_PATH}/*`, async ({ req }) => await answer(req.raw));
	app.all(DESK_PATH, async ({ req }) => await answer(req.raw));

	async function answer(request: Request): Promise<Response> {
		const { method, headers } = request;
		if (method !== "GET" && method !== "HEAD" && method !== "POST") {
			return new Response(null, { status: 405, headers: { ...DESK_HEADERS, Allow: "GET, HEAD, POST" } });
		}
		if (method === "POST" && !isOwnOrigin(headers, siteUrl)) return await signIn.foreign(request);
		try {
			const who = await signedIn(request.headers);
			if (!who) return await stranger(request);
			return await deskAnswer(page(words.name, <NoticePage title={who.member.name} />), 200, request);
		} catch (error) {
			return await signIn.unavailable(error, request);
		}
	}

	/** A sign-in, wherever it was asked for; what was being written is kept in it. */
	async function stranger(request: Request): Promise<Response> {
		const { pathname, search } = new URL(request.url);
		const next = pathWithin(`${pathname}${search}`);
		const reads = request.method !== "POST";
		if (reads && !cookie.read(request.headers) && cameFromElsewhere(request.headers)) {
			// The page that loads next is ours, and to it the browser gives the cookie.
			const body = <NoticePage title={words.signIn.continuing} link={{ label: words.signIn.continue, href: next }} />;
			return await deskAnswer(page(words.signIn.continuing, body), 200, request, { Refresh: `0; url=${next}` });
		}
		const draft = reads ? undefined : (await readForm(request))?.note?.trim();
		const offersKnown = reads && request.headers.get("sec-fetch-site") === null;
		const body = <SignInPage words={words.signIn} next={next} draft={draft || undefined} offersKnown={offersKnown} />;
		return await deskAnswer(page(words.signIn.title, body), reads ? 200 : 403, request);
	}

	return app;
}
