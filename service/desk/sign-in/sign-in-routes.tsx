/** The routes of signing in and out. What they answer is the same for every address. */
import { type Context, Hono } from "hono";
import type { ReactElement } from "react";
import { CODE_PATH, DESK_PATH, ENTER_PATH, LEAVE_PATH, OPERATOR_CODE_PATH } from "../../../contract/desk/paths.ts";
import { LIMITS } from "../../../contract/questions/limits.ts";
import { deliverableAddress, mailAddress } from "../../../contract/questions/mail-address.ts";
import { sixDigits } from "../../formats/pasted-code.ts";
import { errorCode } from "../../process/error-code.ts";
import { CODE_LASTS, DEVICE_LASTS } from "../../store/team/sign-ins.ts";
import { type Fields, readForm } from "../../web/body.ts";
import { type Bindings, clientAddress, clientNetworks } from "../../web/client-address.ts";
import type { memoryRateLimiter } from "../../web/memory-rate-limiter.ts";
import { builtOnce, type DeskPage, deskResponse, seeOther } from "../desk-response.ts";
import type { DeskOptions } from "../desk-view.ts";
import { ENCRYPTED_QUERY, type EncryptedQuery } from "../encrypted-query.ts";
import { pathWithin } from "./path-within.ts";
import type { DeskCookie, sessions } from "./sessions.ts";
import { DraftPage, draftOf, LeavePage, readDraft, SignInFrame } from "./sign-in-frame.tsx";
import { CodePage, OperatorCodePage, SignInPage } from "./sign-in-page.tsx";

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
/** Before the name of a network that has had its codes: what else it posts goes on. */
const CODES = "codes ";
/** The longest note, with every character escaped. */
export const MAX_FORM_BYTES = 64 * 1024;

export type DeskContext = Context<{ Bindings: Bindings }>;

interface SignInRoutesOptions extends DeskOptions {
	cookie: DeskCookie;
	page: DeskPage;
	encryptedQueries: EncryptedQuery;
	/** Networks that are refused without asking the store. */
	blocked: Pick<ReturnType<typeof memoryRateLimiter>, "wait" | "block">;
	signOut: ReturnType<typeof sessions>["signOut"];
}

export function signInRoutes(options: SignInRoutesOptions) {
	const { store, team, codes, cookie, page, encryptedQueries, blocked, log } = options;
	const words = options.words.signIn;
	const addresses = team.map(({ address }) => address);
	const app = new Hono<{ Bindings: Bindings }>().onError((error, { req }) => unavailable(error, req.raw));
	const read = async (request: Request): Promise<Fields> => (await readForm(request, MAX_FORM_BYTES)) ?? {};
	const signedOut = (done: string) =>
		builtOnce(page(words.title, <SignInPage words={words} next={DESK_PATH} done={done} />));
	const notice = ({ title, text }: { title: string; text: string }) =>
		builtOnce(page(title, <SignInFrame title={title} lead={text} />));
	const built = {
		foreign: notice(words.foreign),
		tooMany: notice(words.tooMany),
		unavailable: notice(words.unavailable),
		operator: builtOnce(page(words.operator.title, <OperatorCodePage words={words} />)),
		leave: builtOnce(page(words.outTitle, <LeavePage words={words} />)),
		left: signedOut(words.signedOut),
		leftHere: signedOut(words.signedOutHere),
	};

	app.post(ENTER_PATH, async (context) => {
		const fields = await read(context.req.raw);
		return await enter(context, fields, pathWithin(fields.next));
	});

	/** Sends a code to the address that a form names. @param next the page to go to afterwards */
	async function enter(context: DeskContext, fields: Fields, next: string): Promise<Response> {
		const { raw } = context.req;
		const email = mailAddress(fields.email ?? "");
		const address = deliverableAddress(email).toLowerCase();
		const draft = draftFrom(raw, fields);
		const kept = { words, next, draft, email };
		if (address.length > LIMITS.email.max || !ADDRESS.test(address))
			return await faulty(raw, words.title, <SignInPage {...kept} problem={words.required} />);
		const networks = networksOf(context);
		const wait = Math.max(...networks.map(({ name }) => blocked.wait(CODES + name)));
		if (wait > 0) return await tooMany(raw, wait);
		const { token, code, refused } = await store().signIns.begin(address, networks);
		if (refused) {
			blocked.block(CODES + refused.network, refused.wait);
			return await tooMany(raw, refused.wait);
		}
		codes.send(address, team.some((member) => member.address === address) ? code : undefined);
		log.info({}, "desk code asked for");
		const headers = { "Set-Cookie": cookie.set(token, CODE_LASTS) };
		const query = new URLSearchParams({ next, [ENCRYPTED_QUERY]: encryptedQueries.encrypt(email, "code") });
		if (!draft) return seeOther(`${CODE_PATH}?${query}`, headers);
		return await deskResponse(page(words.codeTitle, <CodePage {...kept} />), 200, raw, headers);
	}

	app.get(CODE_PATH, async ({ req }) => {
		const { raw } = req;
		const next = pathWithin(req.query("next"));
		const token = cookie.read(raw.headers);
		const email = encryptedQueries.decrypt(req.query(ENCRYPTED_QUERY), "code");
		if (!token || !(await store().signIns.isWaiting(token)) || !email) return seeOther(next);
		return await deskResponse(page(words.codeTitle, <CodePage words={words} next={next} email={email} />), 200, raw);
	});

	app.post(CODE_PATH, async ({ req: { raw } }) => {
		const fields = await read(raw);
		const next = pathWithin(fields.next);
		const draft = draftFrom(raw, fields);
		const email = (fields.email ?? "").slice(0, LIMITS.email.max);
		const kept = { words, next, draft, email };
		const token = cookie.read(raw.headers);
		const { signIns } = store();
		const tried = token ? await signIns.tryCode(token, sixDigits(fields.code ?? "")) : ({ outcome: "over" } as const);
		if (tried.outcome === "wrong") {
			const problem = tried.left === 1 ? words.lastTry : words.wrong.replace("{left}", String(tried.left));
			return await faulty(raw, words.codeTitle, <CodePage {...kept} problem={problem} />);
		}
		const member = tried.outcome === "over" ? undefined : await signIns.addressOf(tried.token, addresses);
		if (tried.outcome === "over" || !member) {
			const body = <SignInPage {...kept} problem={words.over} />;
			return await faulty(raw, words.title, body, { "Set-Cookie": cookie.clear });
		}
		log.info({}, "signed in to the desk");
		const headers = { "Set-Cookie": cookie.set(tried.token, DEVICE_LASTS) };
		if (!draft || readDraft(draft).member !== member) return seeOther(next, headers);
		const body = <DraftPage words={words} path={next} draft={draft} />;
		return await deskResponse(page(words.kept.title, body), 200, raw, headers);
	});

	// With a code that an operator printed at the server nothing is sent and nothing begun: who has it needs no more.
	app.get(OPERATOR_CODE_PATH, async ({ req: { raw } }) => await deskResponse(built.operator, 200, raw));

	app.post(OPERATOR_CODE_PATH, async ({ req: { raw } }) => {
		const { code = "" } = await read(raw);
		const { signIns } = store();
		const token = await signIns.operator.use(code);
		if (!token || !(await signIns.addressOf(token, addresses))) {
			const body = <OperatorCodePage words={words} problem={words.operator.wrong} />;
			return await faulty(raw, words.operator.title, body);
		}
		log.info({}, "signed in to the desk by an operator's code");
		return seeOther(DESK_PATH, { "Set-Cookie": cookie.set(token, DEVICE_LASTS) });
	});

	app.get(LEAVE_PATH, async ({ req }) => {
		const said = req.query("hecho");
		const answer = said === undefined ? built.leave : said === HERE_ONLY ? built.leftHere : built.left;
		return await deskResponse(answer, 200, req.raw);
	});

	app.post(LEAVE_PATH, async ({ req: { raw } }) => {
		const everywhere = (await read(raw)).all === "yes";
		const stored = await options.signOut(raw.headers, everywhere);
		log.info({ everywhere, stored }, "signed out of the desk");
		const hecho = everywhere && !stored ? HERE_ONLY : "";
		// Browsers without script show kept pages on Back otherwise.
		const headers = { "Set-Cookie": cookie.clear, "Clear-Site-Data": '"cache"' };
		return seeOther(`${LEAVE_PATH}?${new URLSearchParams({ hecho })}`, headers);
	});

	/** A note is carried only for somebody who was given a cookie. */
	const draftFrom = ({ headers }: Request, fields: Fields) =>
		cookie.read(headers) === undefined ? undefined : draftOf(fields);

	const networksOf = ({ env, req }: DeskContext) =>
		clientNetworks(clientAddress(env.address, req.header("x-forwarded-for"), options.trustedProxies));

	const faulty = async (request: Request, title: string, body: ReactElement, headers?: Record<string, string>) =>
		await deskResponse(page(`Error: ${title}`, body), 422, request, headers);

	async function foreign(request: Request): Promise<Response> {
		log.warn({}, "desk form of another site refused");
		return await deskResponse(built.foreign, 403, request);
	}

	/** @param wait in seconds */
	const tooMany = async (request: Request, wait: number): Promise<Response> =>
		await deskResponse(built.tooMany, 429, request, { "Retry-After": String(wait) });

	/** @param kept what was being written, if there was something */
	async function unavailable(error: unknown, request: Request, kept?: ReactElement): Promise<Response> {
		log.error({ error: errorCode(error) }, "desk has no store");
		return await deskResponse(kept ? page(words.unavailable.title, kept) : built.unavailable, 503, request);
	}

	return { app, enter, draftFrom, networksOf, foreign, tooMany, unavailable };
}

/** What the address of the page after signing out says if the other devices could not be signed out. */
const HERE_ONLY = "aqui";
