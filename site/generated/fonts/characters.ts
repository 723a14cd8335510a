/** The characters each typeface holds: few, because the words wait for them (docs/decisions/0022-audit.md). */
const LOWER_CASE = "abcdefghijklmnopqrstuvwxyzáéíóúüñ";
const SPACES = " \u00a0";
/** What visitors type, in Spanish and in addresses. */
const TYPED = `${LOWER_CASE}${LOWER_CASE.toUpperCase()}0123456789.,:;¿?¡!()«»-%+/@_'&#`;
/** Of amounts, and where there is none yet; the words of the pages hold neither. */
const MONEY = "$—";
/** Of asides, addresses and the small print: cut for titles only where one is set with them. */
const RARE_IN_TITLES = /[()@©·="_]/g;
/** Fields of the content that are set in the typeface of titles, beside the headings of legal notices. */
const TITLES = /^(title|question|statement|sentence|quote|content|label|name|value|figure|when)$/;
/** Between a page's title and the site's name, in the window's title only. */
const BESIDE_PAGE_TITLES = / · .*$/gm;

/** What is in the words and never read: slots to be filled, marks of emphasis and of tables, where a link leads. */
const MARKS = /\{[^}]*\}|[*|[]|\]\([^)]*\)|^\/\S*$/gm;

/** Of titles and figures. @param content what the editors have written, in any shape */
export function displayCharacters(content: unknown): string {
	const ordinary = read(content).replaceAll(RARE_IN_TITLES, "");
	return distinct(LOWER_CASE + SPACES + MONEY + ordinary + titles(content).replaceAll(BESIDE_PAGE_TITLES, ""));
}

/** Of text. */
export function textCharacters(content: unknown): string {
	return distinct(TYPED + SPACES + MONEY + read(content));
}

/** Of the words that titles emphasise (`*word*`): few, in a typeface that is fetched for them alone. */
export function emphasisedCharacters(content: unknown): string {
	const words = Array.from(written(content).matchAll(/\*([^*\n]+)\*/g), ([, word]) => word);
	return distinct(SPACES + words.join(""));
}

/** The titles in it, a line each. */
function titles(content: unknown, field = ""): string {
	if (typeof content === "string")
		return TITLES.test(field) ? read(content) : (content.match(/^##+ .*$/gm) ?? []).join("\n");
	if (!content || typeof content !== "object") return "";
	return Object.entries(content)
		.map(([name, value]) => titles(value, Array.isArray(content) ? field : name))
		.join("\n");
}

/** Every string in it as it is read, a line each. */
function read(content: unknown): string {
	return written(content).replaceAll(MARKS, "");
}

/** Every string in it, a line each. */
function written(content: unknown): string {
	if (typeof content === "string") return content;
	return content && typeof content === "object" ? Object.values(content).map(written).join("\n") : "";
}

function distinct(characters: string): string {
	return [...new Set(characters)].filter((character) => character >= " ").join("");
}
