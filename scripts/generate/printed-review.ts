/** The document that a doctor or a lawyer reads, marks and signs on paper. */
import { readFileSync } from "node:fs";
import { loadContent } from "../../content-model/loader/load.ts";
import { leavesOf, type Reader, type ReviewedText } from "../../content-model/loader/signed-reviews.ts";
import { languageName, MAIN_LANGUAGE } from "../../contract/languages.ts";

const WHO = {
	medico: { title: "Revisión médica", licence: "Exequátur" },
	abogado: { title: "Revisión legal", licence: "Matrícula" },
} as const satisfies Record<Reader, object>;

const STYLE = readFileSync(new URL("printed-review.css", import.meta.url), "utf8");

/** @param content its folder @param texts each in Spanish, then its translations @returns a whole HTML document */
export function printedReview(content: string, reader: Reader, texts: readonly (readonly ReviewedText[])[]): string {
	const { languages } = loadContent(content);
	const { title, licence } = WHO[reader];
	const sources = (language: ReviewedText["language"], names: unknown) =>
		(Array.isArray(names) ? names : []).map((name) => languages[language]?.answers.sources[name]);
	const entries = texts.map((versions, index) => {
		const [{ name, node, language }] = versions as [ReviewedText];
		const shown = versions.map(
			(one) =>
				`<section lang="${one.language}"><h3>${escaped(languageName(one.language, MAIN_LANGUAGE))}</h3>${paragraphs(one.node)}</section>`,
		);
		const named = [...sources(language, node.sources), ...sources(language, node.confirm)].map(
			(source) =>
				source &&
				`<li>${escaped(source.title)}, ${escaped(source.url)}, ${source.reviewed ?? "sin comparar todavía"}</li>`,
		);
		return `<article><h2>${index + 1}. ${escaped(String(node.question ?? node.title ?? name))}</h2>
<p class="file">${escaped(name)}</p><div class="versions">${shown.join("")}</div>
<ul class="sources">${named.join("") || "<li>Sin fuente.</li>"}</ul>
<p class="marks">☐ Está bien  ☐ No debe publicarse  ☐ Con este cambio: <span class="line"></span></p></article>`;
	});
	return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1><p>${texts.length} textos, primero los que más daño harían si estuvieran mal. Cada uno va en español y traducido, con sus fuentes y el día en que se compararon. Marca una casilla en cada uno y escribe los cambios al lado o en la hoja.</p>
<p class="signature">Nombre y apellido <span class="line"></span><br>${licence} <span class="line"></span><br>Fecha y firma <span class="line"></span></p>
${entries.join("\n")}</html>`;
}

/** What visitors read, each line a paragraph; the short names of sources stand below. */
const paragraphs = ({ sources, confirm, id, ...node }: ReviewedText["node"]): string =>
	leavesOf(node)
		.flatMap((text) => text.split(/\n+/))
		.map((line) => `<p>${escaped(line)}</p>`)
		.join("");

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
