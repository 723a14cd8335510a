/** The printed documents as HTML, for `npm run generate`. */
import * as content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { Agenda } from "./agenda.tsx";
import { Guide } from "./guide.tsx";
import { agendaWords, guideWords, type PrintedFile, type PrintedName, wordsHash } from "./printed-words.ts";

/** Every printed document by its file's name. */
export function printedFiles(): Record<PrintedName, PrintedFile> {
	const { documents, site } = content;
	const file = (name: PrintedName, html: string, { subject, date }: { subject: string; date: string }) => ({
		html: `<!doctype html>${html}`,
		author: site.name,
		subject,
		date,
		words: wordsHash(name, content),
	});
	const agenda = renderToStaticMarkup(<Agenda {...agendaWords(content)} />);
	const guide = renderToStaticMarkup(<Guide {...guideWords(content)} />);
	return {
		"agenda-pais.pdf": file("agenda-pais.pdf", agenda, documents["agenda-pais"]),
		"guia-red-lara.pdf": file("guia-red-lara.pdf", guide, documents["guia-red-lara"]),
	};
}
