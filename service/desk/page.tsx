/** A page of the desk: the built frame, filled. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Desk } from "../../content-model/desk.ts";
import { SHELL } from "../../contract/wire.ts";
import type { Page } from "../http/answer.ts";

export type DeskPage = (title: string, body: ReactElement) => Page;

/** @param shell a built page with the places of `SHELL` to fill */
export function deskPages(shell: Page, words: Desk): DeskPage {
	const [head = "", rest = ""] = shell.html.split(SHELL.title);
	const [between = "", after = ""] = rest.split(SHELL.main);
	return (title, body) => {
		const titled = renderToStaticMarkup(`${title} · ${words.name}`);
		return { html: head + titled + between + renderToStaticMarkup(body) + after, policy: shell.policy };
	};
}
