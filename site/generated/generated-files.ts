import { globeFiles } from "../artwork/globe/globe-files.ts";
import { fonts } from "./fonts/fonts.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Every file the build makes. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
	return [...(await fonts()).map((font) => font.file), ...Object.values(await globeFiles())];
}
