import { ARTICLES_FOLDER } from "../article.ts";
import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** Dates or review fields of an article that contradict each other, and an education section left empty. */
export function articleFaults({ articles, education }: Words): ContentFault[] {
	const faults = articles.flatMap(({ id, date, updated, clinicalReview, reviewer }) => {
		const file = `${ARTICLES_FOLDER}/${id}.md`;
		const found: ContentFault[] = [];
		if (updated && updated < date) {
			found.push({
				file,
				field: "updated",
				problem: "es anterior a la fecha en que se publicó; corrige una de las dos.",
			});
		}
		if (clinicalReview === "done" && !reviewer) {
			found.push({ file, field: "reviewer", problem: "si ya se revisó, escribe aquí quién lo hizo." });
		}
		if (clinicalReview === "pending" && reviewer) {
			found.push({
				file,
				field: "reviewer",
				problem: "todavía no se ha revisado; quita el nombre o escribe clinicalReview: done.",
			});
		}
		return found;
	});
	if (education.length > 0 || articles.some(({ draft }) => !draft)) return faults;
	const problem = "no queda ningún contenido que mostrar; publica un artículo o añade aquí un video o un pódcast.";
	return [...faults, { file: "education.yaml", field: "", problem }];
}
