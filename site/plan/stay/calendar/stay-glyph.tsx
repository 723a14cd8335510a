import type { EntryKind } from "../../../../plan/stay/stay-schedule.ts";
import glyphs from "./stay-glyphs.json" with { type: "json" };

/** What is drawn for each thing that happens, on a field of 24 by 24. */
const DRAWN: Record<EntryKind, { lines: string; filled?: string }> = glyphs;

/** The sign of something that happens; the words stand beside it. */
export function StayGlyph({ kind }: { kind: EntryKind }) {
	const { lines, filled } = DRAWN[kind];
	return (
		<svg className={`stay-glyph stay-glyph--${kind}`} viewBox="0 0 24 24" aria-hidden="true">
			{filled && <path className="stay-glyph__filled" d={filled} />}
			{lines && <path d={lines} />}
		</svg>
	);
}
