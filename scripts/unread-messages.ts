/**
 * Finds messages that no code reads, with the compiler's own knowledge of types: whichever way a text is reached
 * (`messages.forms.summary`, `const { summary } = forms`, `forms[kind]`), the compiler knows whose property it is.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Compares texts and shows none of them. */
const CHECKS = "content-model/loader/repeats.ts";
const SOURCES = [
	"ui/**/*.{ts,tsx}",
	"site/**/*.{ts,tsx,astro}",
	"service/**/*.{ts,tsx}",
	"cli/**/*.ts",
	"content-model/**/*.ts",
];

/** What the program does with the values of one type. */
interface Reading {
	/** Properties it names. */
	named: Set<string>;
	/** Handed on as something else, or indexed by any string: all of it may be read there. */
	whole: boolean;
}

/**
 * @param root the project's folder
 * @param instead source texts by name that stand in for the files, e.g. to see an unread message being found
 * @returns the paths of the messages that no code reads, `forms › summary`
 */
export function unreadMessages(root: string, instead: Record<string, string> = {}): string[] {
	const { program, checker } = programOf(root, instead);
	const messages = messagesType(program, checker, root);
	const readings = new Map<ts.Type, Reading>();
	collectTypes(checker, messages, readings);
	for (const file of program.getSourceFiles()) {
		if (!file.isDeclarationFile && !file.fileName.includes("/node_modules/")) noteReadings(checker, file, readings);
	}
	return unread(checker, messages, readings);
}

function programOf(root: string, instead: Record<string, string>) {
	const files = new Map<string, string>();
	for (const name of globSync(SOURCES, { cwd: root }).filter((one) => !/\.test\.tsx?$/.test(one) && one !== CHECKS)) {
		const path = join(root, name);
		// An Astro page is a script between two fences, then markup with expressions in braces.
		if (name.endsWith(".astro")) files.set(`${path}.tsx`, scriptOf(readFileSync(path, "utf8")));
		else files.set(path, readFileSync(path, "utf8"));
	}
	for (const [name, text] of Object.entries(instead)) files.set(join(root, name), text);
	const options: ts.CompilerOptions = {
		target: ts.ScriptTarget.ES2024,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		jsx: ts.JsxEmit.ReactJSX,
		strict: true,
		exactOptionalPropertyTypes: true,
		allowImportingTsExtensions: true,
		noEmit: true,
		skipLibCheck: true,
		types: ["node", "react"],
	};
	const host = ts.createCompilerHost(options);
	const { fileExists, readFile } = host;
	host.fileExists = (path) => files.has(path) || fileExists.call(host, path);
	host.readFile = (path) => files.get(path) ?? readFile.call(host, path);
	host.getCurrentDirectory = () => root;
	const program = ts.createProgram([...files.keys()], options, host);
	return { program, checker: program.getTypeChecker() };
}

function scriptOf(astro: string): string {
	const [, script = "", markup = ""] = astro.split(/^---$/m);
	const spoken = Array.from(
		markup.matchAll(/\bmessages(\.\w+)+|\b(?:words|chrome)(\.\w+)+/g),
		([chain]) => `void ${chain};`,
	);
	return `${script}\n${spoken.join("\n")}`;
}

function messagesType(program: ts.Program, checker: ts.TypeChecker, root: string): ts.Type {
	const file = program.getSourceFile(join(root, "content-model/messages.ts"));
	const symbol = file && checker.getSymbolAtLocation(file);
	const exported = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === "Messages");
	if (!exported) throw new Error("content-model/messages.ts exports no type Messages");
	return checker.getDeclaredTypeOfSymbol(exported);
}

function collectTypes(checker: ts.TypeChecker, type: ts.Type, readings: Map<ts.Type, Reading>): void {
	if (readings.has(type) || !isWords(type)) return;
	readings.set(type, { named: new Set(), whole: false });
	for (const property of checker.getPropertiesOfType(type)) collectTypes(checker, typeOf(checker, property), readings);
}

function noteReadings(checker: ts.TypeChecker, file: ts.SourceFile, readings: Map<ts.Type, Reading>): void {
	const known = (type: ts.Type | undefined) =>
		(type ? constituents(checker.getNonNullableType(type)) : []).flatMap((one) => readings.get(one) ?? []);

	function visit(node: ts.Node): void {
		if (ts.isPropertyAccessExpression(node)) {
			for (const reading of known(checker.getTypeAtLocation(node.expression))) reading.named.add(node.name.text);
		} else if (ts.isElementAccessExpression(node)) {
			const keys = constituents(checker.getTypeAtLocation(node.argumentExpression));
			for (const reading of known(checker.getTypeAtLocation(node.expression))) {
				for (const key of keys) {
					if (key.isStringLiteral()) reading.named.add(key.value);
					else reading.whole = true;
				}
			}
		} else if (ts.isObjectBindingPattern(node)) {
			for (const reading of known(checker.getTypeAtLocation(node))) {
				for (const { propertyName, name, dotDotDotToken } of node.elements) {
					if (dotDotDotToken) reading.whole = true;
					else reading.named.add((propertyName ?? name).getText());
				}
			}
		} else if (ts.isIdentifier(node) && isHandedOn(node)) {
			noteHandedOn(node);
		}
		if (ts.isPropertyAccessExpression(node) && isHandedOn(node)) noteHandedOn(node);
		ts.forEachChild(node, visit);
	}

	/** Where a value is wanted as another type, whatever reads that type may read any of it. */
	function noteHandedOn(node: ts.Expression): void {
		const own = known(checker.getTypeAtLocation(node));
		if (own.length === 0) return;
		const wanted = typeWanted(checker, node);
		if (wanted && known(wanted).length === 0) for (const reading of own) reading.whole = true;
	}

	visit(file);
}

/** Whether an expression is used as a value, and not only on the way to some of its properties. */
function isHandedOn(node: ts.Identifier | ts.PropertyAccessExpression): boolean {
	const { parent } = node;
	if (ts.isVariableDeclaration(parent)) return parent.initializer === node && !ts.isObjectBindingPattern(parent.name);
	if (ts.isCallExpression(parent)) return parent.expression !== node;
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
	return ts.isSpreadAssignment(parent) || ts.isAsExpression(parent);
}

/** The type a value is used as. A type parameter is not resolved: code that accepts any type may read anything. */
function typeWanted(checker: ts.TypeChecker, node: ts.Expression): ts.Type | undefined {
	const { parent } = node;
	if (ts.isAsExpression(parent)) return checker.getTypeAtLocation(parent);
	const parameters = ts.isCallExpression(parent)
		? checker.getResolvedSignature(parent)?.declaration?.parameters
		: undefined;
	const parameter = ts.isCallExpression(parent) ? parameters?.[parent.arguments.indexOf(node)] : undefined;
	if (parameter && ts.isParameter(parameter)) return checker.getTypeAtLocation(parameter);
	return checker.getContextualType(node);
}

function unread(checker: ts.TypeChecker, root: ts.Type, readings: Map<ts.Type, Reading>): string[] {
	const found: string[] = [];
	function walk(type: ts.Type, path: readonly string[]): void {
		const reading = readings.get(type);
		if (!reading || reading.whole) return;
		for (const property of checker.getPropertiesOfType(type)) {
			const here = [...path, property.name];
			if (reading.named.has(property.name)) walk(typeOf(checker, property), here);
			else found.push(here.join(" › "));
		}
	}
	walk(root, []);
	return found;
}

function typeOf(checker: ts.TypeChecker, property: ts.Symbol): ts.Type {
	return checker.getNonNullableType(checker.getTypeOfSymbol(property));
}

function constituents(type: ts.Type): readonly ts.Type[] {
	return type.isUnion() ? type.types : [type];
}

function isWords(type: ts.Type): boolean {
	return (type.flags & ts.TypeFlags.Object) !== 0;
}
