import { emblems } from "../artwork/emblems/emblems.ts";
import { sharePictures } from "../artwork/share/share-pictures.ts";
import { fonts } from "./fonts/fonts.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Every file the build makes. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
	const [typefaces, pictures] = await Promise.all([fonts(), sharePictures()]);
	return [...typefaces.map(({ file }) => file), ...emblems(), ...pictures.map(({ file }) => file)];
}
