/** The routes of signing in and out. What they answer is the same for every address. */
import { Hono } from "hono";
import type { ReactElement } from "react";
import { CODE_PATH, DESK_PATH, ENTER_PATH, LEAVE_PATH } from "../../../contract/desk-paths.ts";
import { errorCode } from "../../error-code.ts";
import { clientAddress } from "../../http/client-address.ts";
import { clientNetworks } from "../../http/client-networks.ts";
import type { Bindings } from "../../http/secure-contact.ts";
import { TooManyRequests } from "../../store/rate-limit.ts";
import { CODE_LASTS, DEVICE_LASTS } from "../../store/sign-ins.ts";
import type { DeskCookie } from "../cookie.ts";
import { deskAnswer, seeOther } from "../desk-answer.ts";
import type { DeskOptions } from "../desk-options.ts";
import { isOwnOrigin } from "../own-origin.ts";
import type { DeskPage } from "../page.tsx";
import { pathWithin } from "../path-within.ts";
import { type Fields, readForm } from "../read-form.ts";
import { DraftPage } from "./draft-page.tsx";
import { LeavePage } from "./leave-page.tsx";
import { CodePage, NoticePage, SignInPage } from "./sign-in-page.tsx";

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const LONGEST_ADDRESS = 254;

export interface SignInRoutesOptions extends DeskOptions {
	cookie: DeskCookie;
	page: DeskPage;
	/** Forgets what is known of a device. */
	forget: (token: string) => void;
}

export function signInRoutes(options: SignInRoutesOptions) {
	const { store, team, words: desk, codes, siteUrl, trustedProxies, cookie, page, forget, log } = options;
	const words = desk.signIn;
	const app = new Hono<{ Bindings: Bindings }>();

	app.post(ENTER_PATH, async ({ req: { raw }, env }) => {
		if (!isOwnOrigin(raw.headers, siteUrl)) return await foreign(raw);
		const fields = (await readForm(raw)) ?? {};
		const { next, draft } = carried(fields);
		const email = (fields.email ?? "").trim();
		const address = email.toLowerCase();
		if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) {
			const body = <SignInPage words={words} next={next} draft={draft} problem={words.required} email={email} />;
			return await deskAnswer(page(`Error: ${words.title}`, body), 422, raw);
		}
		const forwarded = raw.headers.get("x-forwarded-for") ?? undefined;
		const networks = clientNetworks(clientAddress(env.address, forwarded, trustedProxies));
		try {
			const { token, code } = await store().signIns.begin(address, networks);
			const onTeam = team.some((member) => member.address === address);
			codes.send(address, onTeam ? code : undefined);
			log.info({}, "desk code asked for");
			const headers = { "Set-Cookie": cookie.set(token, CODE_LASTS) };
			if (!draft) return seeOther(`${CODE_PATH}?${new URLSearchParams({ next })}`, headers);
			const body = <CodePage words={words} next={next} draft={draft} />;
			return await deskAnswer(page(words.codeTitle, body), 200, raw, headers);
		} catch (error) {
			if (!(error instanceof TooManyRequests)) return await unavailable(error, raw);
			const { title, text } = words.tooMany;
			const body = <NoticePage title={title} text={text} />;
			return await deskAnswer(page(title, body), 429, raw, { "Retry-After": String(error.wait) });
		}
	});

	app.get(CODE_PATH, async ({ req }) => {
		const { raw } = req;
		const next = pathWithin(req.query("next"));
		const token = cookie.read(raw.headers);
		try {
			if (!token || !(await store().signIns.isWaiting(token))) return seeOther(next);
		} catch (error) {
			return await unavailable(error, raw);
		}
		return await deskAnswer(page(words.codeTitle, <CodePage words={words} next={next} />), 200, raw);
	});

	app.post(CODE_PATH, async ({ req: { raw } }) => {
		if (!isOwnOrigin(raw.headers, siteUrl)) return await foreign(raw);
		const fields = (await readForm(raw)) ?? {};
		const { next, draft } = carried(fields);
		const code = (fields.code ?? "").replace(/\D/g, "");
		const token = cookie.read(raw.headers);
		try {
			const { signIns } = store();
			const tried = token ? await signIns.tryCode(token, code) : ({ outcome: "over" } as const);
			if (tried.outcome === "wrong") {
				const problem = tried.left === 1 ? words.lastTry : words.wrong.replace("{left}", String(tried.left));
				const body = <CodePage words={words} next={next} draft={draft} problem={problem} />;
				return await deskAnswer(page(`Error: ${words.codeTitle}`, body), 422, raw);
			}
			const addresses = team.map(({ address }) => address);
			if (tried.outcome === "over" || !(await signIns.addressOf(tried.token, addresses))) {
				const body = <SignInPage words={words} next={next} draft={draft} problem={words.over} />;
				return await deskAnswer(page(`Error: ${words.title}`, body), 422, raw, { "Set-Cookie": cookie.clear });
			}
			log.info({}, "signed in to the desk");
			const headers = { "Set-Cookie": cookie.set(tried.token, DEVICE_LASTS) };
			if (!draft) return seeOther(next, headers);
			const body = <DraftPage words={words} path={next} draft={draft} />;
			return await deskAnswer(page(words.keptTitle, body), 200, raw, headers);
		} catch (error) {
			return await unavailable(error, raw);
		}
	});

	app.get(
		LEAVE_PATH,
		async ({ req: { raw } }) => await deskAnswer(page(words.outTitle, <LeavePage words={words} />), 200, raw),
	);

	app.post(LEAVE_PATH, async ({ req: { raw } }) => {
		if (!isOwnOrigin(raw.headers, siteUrl)) return await foreign(raw);
		const fields = (await readForm(raw)) ?? {};
		const token = cookie.read(raw.headers);
		try {
			if (token) {
				const { signIns } = store();
				const addresses = team.map(({ address }) => address);
				const address = fields.all === "yes" ? await signIns.addressOf(token, addresses) : undefined;
				if (address) await signIns.signOutEverywhere(address);
				await signIns.signOut(token);
				forget(token);
				log.info({ everywhere: address !== undefined }, "signed out of the desk");
			}
		} catch (error) {
			return await unavailable(error, raw);
		}
		const body = <SignInPage words={words} next={DESK_PATH} done={words.signedOut} />;
		return await deskAnswer(page(words.title, body), 200, raw, { "Set-Cookie": cookie.clear });
	});

	async function foreign(request: Request): Promise<Response> {
		log.warn({}, "desk form of another site refused");
		const { title, text } = words.foreign;
		return await deskAnswer(page(title, <NoticePage title={title} text={text} />), 403, request);
	}

	/** @param kept what was being written, where there was something */
	async function unavailable(error: unknown, request: Request, kept?: ReactElement): Promise<Response> {
		log.error({ error: errorCode(error) }, "desk has no store");
		const { title, text } = words.unavailable;
		const notice = <NoticePage title={title} text={text} />;
		return await deskAnswer(page(title, kept ?? notice), 503, request);
	}

	return { app, foreign, unavailable };
}

function carried({ next, draft }: Fields): { next: string; draft: string | undefined } {
	return { next: pathWithin(next), draft: draft?.trim() || undefined };
}
