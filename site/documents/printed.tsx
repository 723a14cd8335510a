/** The printed documents as HTML, for `npm run generate`. */
import * as content from "virtual:content";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Agenda } from "./agenda.tsx";
import { Guide } from "./guide.tsx";
import { agendaWords, guideWords, PRINTED, type PrintedFile, type PrintedName, wordsHash } from "./printed-words.ts";

/** Every printed document by its file's name. */
export function printedFiles(): Record<PrintedName, PrintedFile> {
	return {
		"agenda-pais.pdf": printed("agenda-pais.pdf", <Agenda {...agendaWords(content)} />),
		"guia-red-lara.pdf": printed("guia-red-lara.pdf", <Guide {...guideWords(content)} />),
	};
}

function printed(name: PrintedName, document: ReactElement): PrintedFile {
	const { subject, date } = PRINTED[name](content).words;
	const html = `<!doctype html>${renderToStaticMarkup(document)}`;
	return { html, author: content.site.name, subject, date, words: wordsHash(name, content) };
}
