/** JSON held against published TypeScript types: what their vocabulary does not know, or has otherwise, is a fault. */
import { join } from "node:path";
import ts from "typescript";

/** A piece of JSON and the type it must be of, written as in TypeScript, e.g. `import("schema-dts").Graph`. */
export interface TypedJson {
	name: string;
	type: string;
	json: string;
}

/**
 * Checks all pieces at once, since reading the types takes longest.
 * @returns a line for each fault, with the name of its piece; nothing where all is in order
 */
export function typeFaults(pieces: readonly TypedJson[]): string[] {
	const sources = new Map(
		pieces.map(({ type, json }, place) => [
			join(process.cwd(), `piece-${place}.ts`),
			`const piece: ${type} = ${json};\nexport { piece };\n`,
		]),
	);
	const options: ts.CompilerOptions = {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		types: [],
	};
	const host = ts.createCompilerHost(options);
	const read = host.getSourceFile.bind(host);
	host.getSourceFile = (file, language) => {
		const source = sources.get(file);
		return source === undefined ? read(file, language) : ts.createSourceFile(file, source, language);
	};
	const onDisk = host.fileExists.bind(host);
	host.fileExists = (file) => sources.has(file) || onDisk(file);
	const program = ts.createProgram([...sources.keys()], options, host);
	return [...sources.keys()].flatMap((file, place) =>
		[
			...program.getSyntacticDiagnostics(program.getSourceFile(file)),
			...program.getSemanticDiagnostics(program.getSourceFile(file)),
		].map(({ messageText }) => `${pieces[place]?.name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
	);
}
