import { documents, pages, plan, site } from "virtual:content";
import type { APIRoute } from "astro";
import { FILES } from "../../documents/files.ts";

export function getStaticPaths() {
	return Object.keys(FILES).map((file) => ({ params: { file } }));
}

/** One of the files visitors take away, made from the content. */
export const GET: APIRoute = async ({ params, site: address }) => {
	const file = FILES[params.file ?? ""];
	if (!file) return new Response(null, { status: 404 });
	const bytes = await file.bytes({ documents, pages, plan, site }, `${address?.origin}`);
	return new Response(bytes.slice(), { headers: { "Content-Type": file.mediaType } });
};
