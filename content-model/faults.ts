/** What is wrong with a content file, said so that whoever edits texts can mend it. */
export interface ContentFault {
	/** Path below the content folder, e.g. `pages/home.yaml`. */
	file: string;
	/** Where in the file, e.g. `sections › 2 › title`; empty for the file as a whole. */
	field: string;
	/** What is wrong and what to do, in Spanish. */
	problem: string;
}

export type ReadResult<T> = { value: T; faults: [] } | { value: undefined; faults: ContentFault[] };

/** One thing wrong with a file. */
export function fault(file: string, field: string, problem: string): { value: undefined; faults: ContentFault[] } {
	return { value: undefined, faults: [{ file, field, problem }] };
}

/** Thrown when content cannot be published; its message lists every fault found. */
export class ContentError extends Error {
	readonly faults: readonly ContentFault[];

	constructor(faults: readonly ContentFault[]) {
		const lines = faults.map(({ file, field, problem }) =>
			field ? `  content/${file} · ${field}: ${problem}` : `  content/${file}: ${problem}`,
		);
		super(`El contenido tiene ${faults.length === 1 ? "un fallo" : `${faults.length} fallos`}:\n${lines.join("\n")}`);
		this.name = "ContentError";
		this.faults = faults;
	}
}
