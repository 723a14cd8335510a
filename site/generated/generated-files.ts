import { coverFiles } from "../artwork/document-cover/cover-files.tsx";
import { emblems } from "../artwork/emblems/emblems.ts";
import { globeFiles } from "../artwork/globe/globe-files.ts";
import { pageArtFiles } from "../artwork/page-art/page-art-files.tsx";
import { sharePictures } from "../artwork/share/share-pictures.ts";
import { photographFiles } from "../photographs/photographs.ts";
import { fonts } from "./fonts/fonts.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Every file the build makes. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
	const [typefaces, globe, pictures] = await Promise.all([fonts(), globeFiles(), sharePictures()]);
	return [
		...typefaces.map(({ file }) => file),
		...emblems(),
		...pageArtFiles(),
		...coverFiles(),
		...Object.values(globe),
		...photographFiles,
		...pictures.map(({ file }) => file),
	];
}
