import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHELL } from "../../contract/requests/wire.ts";
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
