import type { APIRoute } from "astro";
import { GENERATED_FOLDER, type GeneratedFile } from "../../generated/generated-file.ts";
import { generatedFiles } from "../../generated/generated-files.ts";

export async function getStaticPaths() {
	const files = await generatedFiles();
	return files.map((file) => ({ params: { file: file.path.slice(GENERATED_FOLDER.length) }, props: { file } }));
}

/** A file made while building, under a name that changes with its bytes. */
export const GET: APIRoute<{ file: GeneratedFile }> = ({ props: { file } }) =>
	new Response(file.bytes.slice(), { headers: { "Content-Type": file.mediaType } });
