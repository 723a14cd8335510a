import type { APIRoute } from "astro";
import { photographFiles } from "../../photographs/photographs.ts";
import { GENERATED_FOLDER, type GeneratedFile } from "../../photographs/prepare.ts";

export const getStaticPaths = () =>
	photographFiles.map((file) => ({ params: { file: file.path.slice(GENERATED_FOLDER.length) }, props: { file } }));

/** A photograph made while building, under a name that changes with its bytes. */
export const GET: APIRoute<{ file: GeneratedFile }> = ({ props: { file } }) =>
	new Response(file.bytes.slice(), { headers: { "Content-Type": file.mediaType } });
