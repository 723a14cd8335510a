/** What is wrong with a content file, said so that whoever edits texts can mend it. */
export interface ContentFault {
	/** Path below the content folder, e.g. `pages/home.yaml`. */
	file: string;
	/** Counted from 1; none for the file as a whole. */
	line?: number | undefined;
	/** Where in the file's structure, e.g. `sections › 2 › title`; empty where the line says it. */
	field: string;
	/** What is wrong and what to do, in Spanish. */
	problem: string;
}

export type ReadResult<T> = { value: T; faults: [] } | { value: undefined; faults: ContentFault[] };

/** One thing wrong with a file, or with one line of it. */
export const fault = (file: string, problem: string, line?: number): { value: undefined; faults: ContentFault[] } => ({
	value: undefined,
	faults: [{ file, line, field: "", problem }],
});

/** Thrown when content cannot be published; its message lists every fault found. */
export class ContentError extends Error {
	readonly faults: readonly ContentFault[];

	constructor(faults: readonly ContentFault[]) {
		const lines = faults.map(({ file, line, field, problem }) => {
			const where = [`content/${file}`, line && `línea ${line}`, field].filter(Boolean).join(" · ");
			return `  ${where}: ${problem}`;
		});
		super(`El contenido tiene ${faults.length === 1 ? "un fallo" : `${faults.length} fallos`}:\n${lines.join("\n")}`);
		this.name = "ContentError";
		this.faults = faults;
	}
}
