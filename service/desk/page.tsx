/** A page of the desk: the built frame, filled. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Desk } from "../../content-model/desk.ts";
import { SHELL } from "../../contract/wire.ts";
import { acceptedEncodings } from "../web/encodings.ts";
import type { BuiltPage, Page } from "../web/response.ts";

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

/** A page that is the same for everybody, compressed once: what strangers are sent costs no more than a file. */
export function builtOnce({ html, policy }: Page): BuiltPage {
	const bytes = Buffer.from(html);
	const compressed = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
	return {
		policy,
		variantFor: (accepted) => {
			const [encoding] = acceptedEncodings(accepted);
			return encoding ? { bytes: compressed[encoding], encoding } : { bytes };
		},
	};
}
