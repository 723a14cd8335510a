import { MAX_NOTE } from "../../../contract/limits.ts";
import type { Fields } from "../read-form.ts";

/** A note that could not be saved, with what its form needs to be sent once more and be saved once. */
export interface Draft {
	note: string;
	version: string;
	id: string;
}

/** @returns what a form holds of a note, cut to the longest; undefined if it holds none */
export function draftOf({ note = "", version = "", id = "" }: Fields): Draft | undefined {
	const cut = note
		.slice(0, 2 * MAX_NOTE)
		.replaceAll("\r\n", "\n")
		.trim()
		.slice(0, MAX_NOTE);
	return cut ? { note: cut, version: version.slice(0, 9), id: id.slice(0, 64) } : undefined;
}

/** The hidden fields by which forms carry it on. */
export function DraftFields({ draft }: { draft: Omit<Draft, "note"> & { note?: string } }) {
	return Object.entries(draft).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
