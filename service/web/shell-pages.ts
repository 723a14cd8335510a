import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHELL } from "../../contract/requests/wire.ts";
import { BARE_POLICY } from "../../contract/web/site-headers.ts";
import type { Page } from "./response.ts";

/** Fills a built page with a title and its main part. @param shell has the placeholders of `SHELL` */
export function shellPages({ html, policy }: Page, siteName: string) {
	return (title: string, main: ReactElement): Page => {
		// Given as a function, so that no sign in the words is read as a pattern of `replace`.
		const titled = html.replace(SHELL.title, () => renderToStaticMarkup(`${title} · ${siteName}`));
		const [before = "", after = ""] = titled.split(SHELL.main);
		return { html: before + renderToStaticMarkup(main) + after, policy };
	};
}

/** The frame where there is no built site, as in a function: without styles, and with a link to the site. */
export const plainShell = (language: string, siteUrl: string): Page => ({
	html: `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${SHELL.title}</title><main>${SHELL.main}</main><p><a href="${siteUrl}">${siteUrl}</a></p></html>`,
	policy: BARE_POLICY.replace("form-action 'none'", "form-action 'self'"),
});
