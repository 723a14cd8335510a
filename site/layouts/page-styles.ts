import base from "../styles/base.css?inline";
import print from "../styles/print.css?inline";
import tokens from "../styles/tokens.css?inline";

/** Every style sheet that stands beside what it styles. */
const SHEETS = import.meta.glob<string>(
	["../../ui/**/*.css", "../{artwork,components,islands,layouts,plan,sections}/**/*.css"],
	{ query: "?inline", import: "default", eager: true },
);

/** Folders of each layer, from last to first; all other sheets are those of sections. */
const PRIMITIVES = /\/primitives\//;
const PARTS = /\/(?:ui|components|artwork)\//;

/** Sheets of what a script may draw in any of its states; of all others a page gets the rules of its classes alone. */
const DRAWN_BY_SCRIPT = /\/(?:ui\/(?!primitives|section)|plan|desk|faq-index)/;

/** The class names written in the sources of what a script draws. */
const namesIn = (sources: Record<string, string>) =>
	Object.values(sources).flatMap((source) => source.match(/(?<=\bclass\w* ?=.*)[\w-]+(?=[\w -]*["`$])/g) ?? []);

/** What comes to stand later in a page whose HTML has the mark. */
const DRAWN_LATER = Object.entries({
	"<astro-island": namesIn(import.meta.glob("../../ui/**/*.tsx", { query: "?raw", import: "default", eager: true })),
	'class="plan-': namesIn(import.meta.glob("../plan/**/*.tsx", { query: "?raw", import: "default", eager: true })),
});

/** The sheets of a layer, by path. */
const sheetsOf = (isInLayer: (path: string) => boolean) =>
	Object.fromEntries(Object.entries(SHEETS).filter(([path]) => isInLayer(path)));

const blockOf = (path: string) => path.replace(/^.*\/|\.css$/g, "");

const LAYERS = [
	// By name, whatever their folders.
	Object.fromEntries(
		Object.entries(sheetsOf((path) => PRIMITIVES.test(path))).sort(([one], [other]) =>
			blockOf(one) < blockOf(other) ? -1 : 1,
		),
	),
	sheetsOf((path) => PARTS.test(path) && !PRIMITIVES.test(path)),
	sheetsOf((path) => !PARTS.test(path)),
];

const blocksIn = (folder: RegExp) =>
	Object.keys(SHEETS)
		.filter((path) => folder.test(path))
		.map(blockOf);

/** The classes that any page is laid out and set with. */
export const PRIMITIVE_BLOCKS = blocksIn(PRIMITIVES);
/** The classes of the team's desk, and what its pages share with all others. */
export const DESK_BLOCKS = [...blocksIn(/\/desk\//), ...PRIMITIVE_BLOCKS];

/** A page's styles: tokens it reads, the basis, sheets of its classes. @param dynamicBlocks classes added later */
export function pageStyles(html: string, dynamicBlocks: readonly string[] = []): string {
	const later = DRAWN_LATER.flatMap(([mark, names]) => (html.includes(mark) ? names : []));
	const classes = new Set([...classesIn(html), ...later]);
	const rulesOf = (path: string, sheet: string) =>
		dynamicBlocks.length > 0 || DRAWN_BY_SCRIPT.test(path) ? sheet : usedRules(sheet, classes);
	// The layers as the order alone, which browsers of before `@layer` know too.
	const [primitives = {}, ...others] = LAYERS.map((layer) =>
		Object.fromEntries(Object.entries(layer).map(([path, sheet]) => [path, rulesOf(path, sheet)])),
	);
	const sheets = [
		base,
		print,
		...usedSheets(primitives, html, [...dynamicBlocks, ...later]),
		...others.flatMap((layer) => usedSheets(layer, html, dynamicBlocks)),
	].join("");
	return readTokens(tokens, sheets + html) + sheets;
}

/** A sheet without the rules that name classes, none of them among these. */
export const usedRules = (sheet: string, classes: ReadonlySet<string>): string =>
	sheet.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selector: string) => {
		const named = selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
		return named.length === 0 || named.some((name) => classes.has(name)) ? rule : "";
	});

/** The tokens without those that neither each other nor the styles nor the HTML of a page read, as the units' colours. */
export function readTokens(all: string, page: string): string {
	const read = new Set((all + page).match(/(?<=var\()--[\w-]+/g));
	return all.replace(/(--[\w-]+):[^;}]*;?/g, (declared, name: string) => (read.has(name) ? declared : ""));
}

/** Sheets in order, each named after a BEM block in the HTML: `button.css` for `button--quiet` and `button__label`. */
export function usedSheets(
	sheets: Readonly<Record<string, string>>,
	html: string,
	dynamicBlocks: readonly string[] = [],
): string[] {
	const blocks = new Set([...classesIn(html), ...dynamicBlocks].map((name) => name.replace(/(?:__|--).*/, "")));
	return Object.entries(sheets).flatMap(([path, sheet]) => (blocks.has(blockOf(path)) ? sheet : []));
}

const classesIn = (html: string) =>
	Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat();
