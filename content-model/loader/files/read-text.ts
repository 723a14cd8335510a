import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** The head of a Markdown file, between its lines of dashes, and its text. */
export const MARKDOWN_PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads a content file as UTF-8: another encoding, or characters that nobody sees, would be published broken. */
export function readText(folder: string, file: string): ReadResult<string> {
	const path = join(folder, file);
	if (!existsSync(path)) return fault(file, "falta este archivo; créalo o recupéralo del historial.");
	const bytes = readFileSync(path);
	if (!isText(bytes)) {
		return fault(file, "hay letras que saldrían rotas: guárdalo como UTF-8.", firstBrokenLine(bytes));
	}
	const value = new TextDecoder().decode(bytes);
	const faults = hiddenCharacters(file, value);
	return faults.length > 0 ? { value: undefined, faults } : fillPlaceholders(folder, file, value);
}

/** UTF-16 without accents is UTF-8 as well, with a NUL beside each letter. */
const isText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0);

/** A line feed is part of no other sign in UTF-8, so lines can be told apart before they are decoded. */
function firstBrokenLine(bytes: Buffer): number {
	const lines = bytes.toString("latin1").split("\n");
	return lines.findIndex((line) => !isText(Buffer.from(line, "latin1"))) + 1;
}

const RETYPE_SPACE = "bórralo y pulsa la barra espaciadora";
const RETYPE_WORD = "borra la palabra y escríbela de nuevo";

/** What comes along when a text is pasted, and nobody sees: its name and the remedy. The first that fits names it. */
const HIDDEN: readonly (readonly [character: RegExp, name: string, remedy: string])[] = [
	[/\t/, "un tabulador", "usa espacios"],
	[/\u00A0/, "un espacio que no se parte, de los que pone Word", RETYPE_SPACE],
	[/\p{Zs}/u, "un espacio que no es el normal", RETYPE_SPACE],
	[/\u00AD/, "un guion invisible, de los que pone Word", RETYPE_WORD],
	[/[\u200B-\u200D\u2060\uFEFF]/, "un espacio invisible, sin ancho", RETYPE_WORD],
	[/[\u0300-\u036F]/, "una tilde suelta, separada de su letra", RETYPE_WORD],
	[/\p{Co}/u, "un signo que solo existe en Word", "bórralo"],
	[/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u, "un signo invisible", RETYPE_WORD],
];

/** What holds the parts of an emoji together is none of them. */
const ANY =
	/(?!(?<=\p{ExtPict}|\p{EMod}|\uFE0F)\u200D\p{ExtPict})[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|[\u0300-\u036F]|(?! )\p{Zs}/gu;

/** A figure, initials or an abbreviation: what a space may hold to its neighbour, as in «300 %», «{facts.plazo} horas». */
const HELD = /\d|\p{Lu}{2}|^\p{Lu}\p{Ll}{1,3}\.$|\{facts\.\S+\}/u;

/** The hidden characters of a file, the first of each line by its column, as editors count both. */
export const hiddenCharacters = (file: string, source: string): ContentFault[] =>
	source.split(/\r?\n/).flatMap((line, index) => {
		const found = Array.from(line.matchAll(ANY)).find((character) => !holdsTogether(line, character.index));
		return found ? [{ file, line: index + 1, field: `columna ${found.index + 1}`, problem: named(line, found) }] : [];
	});

/** A text as its writer saw it: what came along unseen when it was pasted becomes a space or goes. */
export function asSeen(source: string): string {
	const lines = source.normalize("NFC").split("\n");
	const seen = (character: string) => (/[\t\p{Z}]/u.test(character) ? " " : "");
	return lines
		.map((line) => line.replace(ANY, (one, at: number) => (holdsTogether(line, at) ? one : seen(one))))
		.join("\n");
}

function named(line: string, { 0: character, index }: RegExpExecArray): string {
	const [, name, remedy] = HIDDEN.find(([kind]) => kind.test(character)) ?? [];
	return `hay ${name} ${placeIn(line.slice(0, index), line.slice(index + character.length))}; ${remedy}.`;
}

function placeIn(before: string, after: string): string {
	const last = before.trimEnd().split(/\s/).at(-1)?.replaceAll(ANY, "");
	const first = after.trimStart().split(/\s/)[0]?.replaceAll(ANY, "");
	if (last && first) return `entre «${last}» y «${first}»`;
	if (last) return `detrás de «${last}»`;
	return first ? `delante de «${first}»` : "en una línea vacía";
}

/** Whether this is a no-break space where Spanish wants one. */
function holdsTogether(line: string, index: number): boolean {
	if (line[index] !== "\u00A0") return false;
	const [before = ""] = /\S*$/.exec(line.slice(0, index)) ?? [];
	const [after = ""] = /^\S*/.exec(line.slice(index + 1)) ?? [];
	return before !== "" && after !== "" && (HELD.test(before) || HELD.test(after));
}
