/** Signing in with a code that an operator printed at the server. */
import { Hono } from "hono";
import { DESK_PATH, OPERATOR_CODE_PATH } from "../../../contract/desk/paths.ts";
import { DEVICE_LASTS } from "../../store/team/sign-ins.ts";
import { readForm } from "../../web/body.ts";
import type { Bindings } from "../../web/client-address.ts";
import { deskResponse, seeOther } from "../desk-response.ts";
import { OperatorCodePage } from "./sign-in-page.tsx";
import { MAX_FORM_BYTES, type SignInRoutesOptions, type signInRoutes } from "./sign-in-routes.tsx";

/** Nothing is sent and nothing begun: who has the code needs no more. */
export function operatorCodeRoutes(
	{ store, team, words: { signIn: words }, cookie, page, log }: SignInRoutesOptions,
	{ unavailable }: Pick<ReturnType<typeof signInRoutes>, "unavailable">,
) {
	const app = new Hono<{ Bindings: Bindings }>();
	const { title, wrong } = words.operator;

	app.get(
		OPERATOR_CODE_PATH,
		async ({ req: { raw } }) => await deskResponse(page(title, <OperatorCodePage words={words} />), 200, raw),
	);

	app.post(OPERATOR_CODE_PATH, async ({ req: { raw } }) => {
		const { code = "" } = (await readForm(raw, MAX_FORM_BYTES)) ?? {};
		try {
			const { signIns } = store();
			const token = await signIns.operator.use(code);
			const addresses = team.map(({ address }) => address);
			if (!token || !(await signIns.addressOf(token, addresses))) {
				const body = <OperatorCodePage words={words} problem={wrong} />;
				return await deskResponse(page(`Error: ${title}`, body), 422, raw);
			}
			log.info({}, "signed in to the desk by an operator's code");
			return seeOther(DESK_PATH, { "Set-Cookie": cookie.set(token, DEVICE_LASTS) });
		} catch (error) {
			return await unavailable(error, raw);
		}
	});

	return app;
}
