/** The drawings on the documents' covers as files. */
import type { GeneratedFile } from "../../generated/generated-file.ts";
import { drawnFile } from "../drawn-file.ts";
import { COVER_DRAWINGS, type CoverKind } from "./drawing.tsx";

const SHEET = "artwork/document-cover/drawing.css";

/** A kind as file names and classes spell it. */
export const coverName = (kind: CoverKind) => kind.replace(" ", "-").toLowerCase();

const KINDS = Object.keys(COVER_DRAWINGS) as CoverKind[];
const FILES = new Map(KINDS.map((kind) => [kind, file(kind)]));

function file(kind: CoverKind): GeneratedFile {
	const drawing = (
		<svg xmlns="http://www.w3.org/2000/svg" className="cover-drawing" viewBox="0 0 160 208" aria-hidden="true">
			{COVER_DRAWINGS[kind]}
		</svg>
	);
	return drawnFile(`portada-${coverName(kind)}`, drawing, SHEET);
}

export function coverFile(kind: CoverKind): GeneratedFile {
	return FILES.get(kind) as GeneratedFile;
}

/** Every cover's drawing. */
export function coverFiles(): GeneratedFile[] {
	return [...FILES.values()];
}
