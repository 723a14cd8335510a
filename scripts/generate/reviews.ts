/** `npm run generate -- reviews`: what doctor and lawyer sign, into revisiones/; `--signed FILE` takes a list back. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isMap, isScalar, parseDocument, stringify } from "yaml";
import { ContentError } from "../../content-model/faults/faults.ts";
import { object } from "../../content-model/fields/field.ts";
import { day } from "../../content-model/fields/parts.ts";
import { MARKDOWN_PARTS } from "../../content-model/loader/files/read-text.ts";
import { parseYaml } from "../../content-model/loader/files/read-yaml.ts";
import { REVIEWS, type Reader, type ReviewedText, reviewedTexts } from "../../content-model/loader/signed-reviews.ts";
import { translations } from "../../content-model/loader/translations.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { launchChromium } from "../install/install.ts";
import { printedReview } from "./printed-review.ts";

const FOLDER = "revisiones";
/** Read first, the most dangerous to get wrong at the head (`most-dangerous.yaml`); then the rest as the files stand. */
const FIRST: readonly string[] = parseDocument(
	readFileSync(new URL("most-dangerous.yaml", import.meta.url), "utf8"),
).toJS();

/** A text in Spanish, with its translations behind it. */
type Versions = [ReviewedText, ...ReviewedText[]];

const listSchema = object({
	reader: v.picklist(Object.keys(REVIEWS) as Reader[]),
	by: v.pipe(v.string("falta el nombre de quien firmó."), v.nonEmpty("falta el nombre de quien firmó.")),
	on: v.pipe(v.string("falta el día de la firma, por ejemplo 2026-12-05."), day),
	texts: v.record(v.string(), object({ words: v.string(), result: v.nullable(v.string()) })),
});

/** Prints what is pending. @param content the content folder */
export async function printReviews(content: string): Promise<void> {
	mkdirSync(FOLDER, { recursive: true });
	await using browser = await launchChromium();
	const page = await browser.newPage();
	for (const reader of Object.keys(REVIEWS) as Reader[]) {
		const pending = pendingTexts(content, reader);
		await page.setContent(printedReview(content, reader, pending));
		await page.pdf({ path: `${FOLDER}/${reader}.pdf`, preferCSSPageSize: true, tagged: true, outline: true });
		writeFileSync(`${FOLDER}/${reader}.yaml`, reviewList(reader, pending));
		console.log(`${FOLDER}/${reader}.pdf y ${reader}.yaml: ${pending.length} textos`);
	}
}

/** What still has to be signed, most dangerous first. */
export const pendingTexts = (content: string, reader: Reader): Versions[] =>
	versionsOf(content, reader).filter((all) => all.some(({ isPending }) => isPending));

export function reviewList(reader: Reader, pending: readonly Versions[]): string {
	const texts = pending.map((all) => [all[0].name, { words: hashesOf(all), result: null }]);
	const list = { reader, by: null, on: null, texts: Object.fromEntries(texts) };
	return `${HEAD}${stringify(list, { lineWidth: 0, nullStr: "" })}`;
}

const HEAD = `# Copia aquí lo que dice el papel firmado: en by, el nombre; en on, el día. En result de cada texto: bien, si se aprobó; no, si no
# debe publicarse; o qué se cambió, cuando el cambio ya esté hecho en content/. Vacío sigue pendiente. Después:
# npm run generate -- reviews --signed ESTE_ARCHIVO
`;

/** What each text has come to, most dangerous first. */
function versionsOf(content: string, reader: Reader): Versions[] {
	const others = translations(content).flatMap((language) => reviewedTexts(content, language, reader));
	const rank = ({ name }: ReviewedText) => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1) || 0;
	return reviewedTexts(content, MAIN_LANGUAGE, reader)
		.sort((one, other) => rank(one) - rank(other))
		.map((text) => [text, ...others.filter(({ name }) => name === text.name)]);
}

const hashesOf = (all: Versions) => all.map(({ words }) => words).join(" ");

/** Takes a signed list, or none of it. @returns its outcome in Spanish @throws ContentError naming each wrong line */
export function takeSigned(content: string, file: string): string {
	const { value: list, faults } = parseYaml(file, readFileSync(file, "utf8"), listSchema);
	if (!list) throw new ContentError(faults);
	const known = new Map(versionsOf(content, list.reader).map((all) => [all[0].name, all]));
	const signed = Object.entries(list.texts).filter(([, { result }]) => result && result !== "no");
	const wrong = signed.flatMap(([name, { words, result }]) => {
		const all = known.get(name);
		const isSame = all && hashesOf(all) === words;
		const problem =
			(!all && "ya no está en content/; quita la línea.") ||
			(result === "bien" && !isSame && "cambió después de imprimirse; imprímelo otra vez.") ||
			(result !== "bien" && isSame && "todavía dice lo mismo; haz primero el cambio en content/.");
		return problem ? [{ file, field: name, problem }] : [];
	});
	if (wrong.length > 0) throw new ContentError(wrong);
	for (const [name, { result }] of signed) {
		const signature = { by: list.by, on: list.on, ...(result && result !== "bien" && { changed: result }) };
		for (const text of known.get(name) ?? []) sign(content, text, signature);
	}
	const refused = Object.entries(list.texts).flatMap(([name, { result }]) => (result === "no" ? [name] : []));
	const waiting = Object.keys(list.texts).length - signed.length - refused.length;
	return [
		`${signed.length} textos firmados por ${list.by}; ${waiting} siguen pendientes.`,
		...refused.map((name) => `${name}: no debe publicarse así; cámbialo o quítalo.`),
	].join("\n");
}

/** Writes the signature in place of what the field holds, and nothing else of the file. */
function sign(
	content: string,
	{ file, path, words, language }: ReviewedText,
	signature: { by: string; on: string; changed?: string },
): void {
	const place = join(content, language, file);
	const source = readFileSync(place, "utf8");
	const [, head = source] = (file.endsWith(".md") && MARKDOWN_PARTS.exec(source)) || [];
	const field = parseDocument(head).getIn(path, true);
	if (!(isScalar(field) || isMap(field)) || !field.range) throw new Error(`${file}: ${path.join(" › ")}`);
	const [from, to] = field.range.map((at) => at + source.indexOf(head));
	const text = JSON.stringify({ ...signature, words }, undefined, 1).replace(/\n\s*/g, " ");
	writeFileSync(place, source.slice(0, from) + text + source.slice(to));
}
