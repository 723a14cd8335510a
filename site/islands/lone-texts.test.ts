/**
 * A translator puts an element of its own in the place of each text. React finds a text again that is all its element
 * holds, and loses one that stands beside others: it stays as it was, or the page breaks.
 */
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
/** Never changed where they stand: titles, replaced whole by their key, and the sources of a text. */
const NEVER_CHANGED = ["ui/rich-line/rich-line.tsx", "site/components/source-links/source-links.tsx"];

const { config } = ts.readConfigFile(`${ROOT}site/tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, `${ROOT}site`);
const ISLANDS = globSync("site/{islands,plan}/**/*.tsx", { cwd: ROOT }).filter((file) => !file.includes(".test."));

/** What is written, and which texts of it are found. */
const EXAMPLES: readonly (readonly [jsx: string, ...found: string[]])[] = [
	["<p>{text}<b /></p>", "{text}"],
	["<p>{is && text}<b /></p>", "{is && text}"],
	["<p>{is ? text : <i />}<b /></p>", "{is ? text : <i />}"],
	["<p>{text.length} / <b /></p>", "{text.length}", "/"],
	["<p>{[text].map((one) => one)}</p>", "{[text].map((one) => one)}"],
	["<>{text}</>", "{text}"],
	["<p>{text}</p>"],
	["<p>{is ? text : <i />}</p>"],
	["<p><b />{is && <i>{text}</i>}</p>"],
	["<p>{text && <b />}{[text].map((one) => <i key={one}>{one}</i>)}</p>"],
	["<p><b /> <i /></p>"],
];
const EXAMPLE = "site/islands/example.tsx";
const example = EXAMPLES.map(
	([jsx], index) => `export const Example${index} = ({ text, is }: { text: string; is: boolean }) => ${jsx};`,
).join("\n");
const found = crowded([...ISLANDS, EXAMPLE].map((file) => ROOT + file));

test("each text of what runs in a browser is all that its element holds", () => {
	expect(ISLANDS.length).toBeGreaterThan(30);
	expect(found.filter((one) => !one.startsWith(EXAMPLE))).toEqual([]);
});

test.each(EXAMPLES.map(([jsx, ...texts], index) => [jsx, texts, `${EXAMPLE}:${index + 1} `] as const))(
	"what is crowded is found in %s",
	(_jsx, texts, at) => {
		expect(found.filter((one) => one.startsWith(at)).map((one) => one.slice(at.length))).toEqual(texts);
	},
);

test("each option says by its value what it stands for, whatever its words become", () => {
	const files = globSync("{site,ui,service}/**/*.tsx", { cwd: ROOT });
	const options = files.flatMap((file) => readFileSync(ROOT + file, "utf8").match(/<option\b[^>]*>/g) ?? []);
	expect(options.length).toBeGreaterThan(5);
	expect(options.filter((one) => !/\bvalue=/.test(one))).toEqual([]);
});

/** Texts that have others beside them, in these files and in what they import. */
function crowded(files: readonly string[]): string[] {
	const host = ts.createCompilerHost(options);
	const { getSourceFile, fileExists } = host;
	host.fileExists = (name) => name === ROOT + EXAMPLE || fileExists(name);
	host.getSourceFile = (name, ...more) =>
		name === ROOT + EXAMPLE
			? ts.createSourceFile(name, example, ts.ScriptTarget.Latest, true)
			: getSourceFile(name, ...more);
	const program = ts.createProgram(files, { ...options, types: ["react"] }, host);
	const checker = program.getTypeChecker();
	return program
		.getSourceFiles()
		.filter(({ fileName }) => fileName.endsWith(".tsx") && !fileName.includes("node_modules"))
		.flatMap((source) => textsIn(source).map((node) => [source, node] as const))
		.map(([source, node]) => {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			return `${source.fileName.slice(ROOT.length)}:${line + 1} ${node.getText(source).trim()}`;
		})
		.filter((found) => !NEVER_CHANGED.some((file) => found.startsWith(file)));

	function textsIn(source: ts.SourceFile): ts.Node[] {
		const found: ts.Node[] = [];
		const visit = (node: ts.Node): void => {
			if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
				const held = node.children.filter((one) => !isBlank(one));
				const isCrowded = held.length > 1 || ts.isJsxFragment(node);
				found.push(...held.filter((one) => isText(one) && (isCrowded || isList(one))));
			}
			ts.forEachChild(node, visit);
		};
		visit(source);
		return found;
	}

	function isText(node: ts.JsxChild): boolean {
		return ts.isJsxText(node) || (ts.isJsxExpression(node) && mayBeText(typeOf(node)));
	}

	function isList(node: ts.JsxChild): boolean {
		return ts.isJsxExpression(node) && checker.isArrayType(typeOf(node));
	}

	function typeOf({ expression }: ts.JsxExpression): ts.Type {
		return expression ? checker.getTypeAtLocation(expression) : checker.getUndefinedType();
	}

	function mayBeText(type: ts.Type): boolean {
		const kinds = type.isUnion() ? type.types : [type];
		// Whatever React can show: handed down, it is looked at where it is made.
		if (kinds.some(({ symbol }) => symbol?.name === "ReactPortal" || symbol?.name === "Promise")) return false;
		return kinds.some((kind) => {
			if (checker.isArrayType(kind)) return checker.getTypeArguments(kind as ts.TypeReference).some(mayBeText);
			// What `text && <b />` is of an empty text.
			if ((kind.isStringLiteral() && kind.value === "") || (kind.isNumberLiteral() && kind.value === 0)) return false;
			return (kind.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
		});
	}
}

/** Of blanks alone, as between words that are elements, or a comment. */
function isBlank(node: ts.JsxChild): boolean {
	if (ts.isJsxText(node)) return node.text.trim() === "";
	if (!ts.isJsxExpression(node)) return false;
	return !node.expression || (ts.isStringLiteral(node.expression) && node.expression.text.trim() === "");
}
