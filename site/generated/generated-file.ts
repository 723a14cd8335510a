/** Files made while building: the photographs in the sizes that browsers fetch. */
import { createHash } from "node:crypto";

export interface GeneratedFile {
	/** Its address: holds a hash of the bytes, so that it can be cached for a year. */
	path: string;
	bytes: Uint8Array;
	mediaType: string;
}

/** The folder of the site where they are served. */
export const GENERATED_FOLDER = "/archivos/";

const MEDIA_TYPES = { avif: "image/avif", jpg: "image/jpeg", webp: "image/webp" } as const;

/** Names a file after its bytes. */
export function generatedFile(name: string, extension: keyof typeof MEDIA_TYPES, bytes: Uint8Array): GeneratedFile {
	const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
	return { path: `${GENERATED_FOLDER}${name}.${hash}.${extension}`, bytes, mediaType: MEDIA_TYPES[extension] };
}
