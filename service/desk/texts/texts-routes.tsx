/** The page of the texts that are not public yet; publishing and going back want a fresh code. */
import type { ReactElement, ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { TEXTS_PATH } from "../../../contract/desk/texts.ts";
import { sixDigits } from "../../formats/pasted-code.ts";
import type { ClientNetwork } from "../../store/limits/rate-limit.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { Nothing, Notice, showFramed } from "../frame.tsx";
import type { Publisher } from "./publisher-client.ts";
import { type Size, TextsCode, TextsPage, type Wanted } from "./texts-page.tsx";

/** Seconds after which the page is asked for again while something is being built. */
const AGAIN = 3;
const PAGE = /^\/[\w/-]{0,199}$/;

interface TextsOptions extends Pick<DeskOptions, "store" | "codes" | "log"> {
	publisher: Publisher | undefined;
}

export function textsRoutes({ publisher, store, codes, log }: TextsOptions) {
	/** @param posted the fields of a form; undefined if the page is only looked at */
	async function answer(view: DeskView, posted: Fields | undefined, networks: () => ClientNetwork[]) {
		if (!posted) return await show(view);
		const wanted: Wanted = {
			what: posted.what === "back" ? "back" : "publish",
			draft: posted.draft ?? "",
			id: posted.id ?? "",
			token: posted.token ?? "",
		};
		if (wanted.token) return await confirm(view, wanted, posted.code ?? "");
		return await askForCode(view, wanted, networks());
	}

	async function show(view: DeskView, problem?: string): Promise<Response> {
		const { searchParams } = view.url;
		const told = await publisher?.state(view.member);
		if (!told?.said) return await nothingHere(view, told?.refused);
		const state = told.said;
		const wanted = searchParams.get("pagina") ?? "/";
		const size: Size = searchParams.get("ancho") === "desktop" ? "desktop" : "phone";
		const body = <TextsPage view={view} state={state} page={PAGE.test(wanted) ? wanted : "/"} size={size} />;
		const notice = problem && <Notice text={problem} look="bad" />;
		const response = await framed(view, body, problem ? 422 : 200, notice);
		// The draft's pages, and no others.
		const policy = response.headers.get("content-security-policy");
		response.headers.set("Content-Security-Policy", `${policy}; frame-src 'self'`);
		if (state.job?.running || state.preview.building) response.headers.set("Refresh", String(AGAIN));
		return response;
	}

	async function askForCode(view: DeskView, wanted: Wanted, networks: ClientNetwork[]) {
		const { address } = view.member;
		const { token, code, refused } = await store().signIns.begin(address, networks);
		if (refused) return await show(view, view.words.signIn.tooMany.text);
		codes.send(address, code, view.words.texts.mail);
		log.info({}, "code to publish asked for");
		return await framed(view, <TextsCode view={view} wanted={{ ...wanted, token }} />, 200);
	}

	async function confirm(view: DeskView, wanted: Wanted, code: string): Promise<Response> {
		const words = view.words.texts.code;
		const tried = await tryCode(wanted.token, code, view);
		if (tried === "over") return await show(view, words.over);
		if (tried !== "right") {
			const problem = fill(words.wrong, { left: String(tried) });
			return await framed(view, <TextsCode view={view} wanted={wanted} problem={problem} />, 422);
		}
		const { what, draft, id } = wanted;
		const told = await publisher?.post(what === "back" ? "/back" : "/publish", view.member, { draft, id });
		log.info({ what, begun: told?.said !== undefined }, "texts published at the desk");
		return told?.said ? seeOther(TEXTS_PATH) : await show(view, told?.refused);
	}

	/** Tries a mailed or printed code; its device is signed out at once. @returns the tries left, if it is wrong */
	async function tryCode(token: string, code: string, { member, team }: DeskView): Promise<"right" | "over" | number> {
		const { signIns } = store();
		const printed = await signIns.operator.use(code);
		const tried = printed
			? ({ outcome: "right", token: printed } as const)
			: await signIns.tryCode(token, sixDigits(code));
		if (tried.outcome === "wrong") return tried.left;
		if (tried.outcome === "over") return "over";
		const whose = await signIns.addressOf(
			tried.token,
			team.map(({ address }) => address),
		);
		await signIns.signOut(tried.token);
		return whose === member.address ? "right" : "over";
	}

	/** @param refused why the publisher tells nothing just now; none if there is no publisher */
	async function nothingHere(view: DeskView, refused?: string): Promise<Response> {
		const { title, text } = view.words.texts.notHere;
		const body = <Nothing title={refused ? view.words.texts.title : title} text={refused ?? text} />;
		return await framed(view, body, 503);
	}

	function framed(view: DeskView, body: ReactElement, status: number, notice?: ReactNode) {
		return showFramed(view, view.words.texts.title, body, { status, current: TEXTS_PATH, notice });
	}

	return { answer };
}
