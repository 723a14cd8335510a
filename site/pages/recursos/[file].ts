import { readdirSync, readFileSync } from "node:fs";
import type { APIRoute } from "astro";
import { lookup } from "mrmime";
import { DOWNLOADS_FOLDER } from "../../../content-model/downloads.ts";

export function getStaticPaths() {
	const files = readdirSync(DOWNLOADS_FOLDER).filter((file) => !file.startsWith("."));
	return files.map((file) => ({ params: { file } }));
}

/** One of the files that visitors take away. */
export const GET: APIRoute = ({ params: { file = "" } }) =>
	new Response(readFileSync(`${DOWNLOADS_FOLDER}/${file}`), {
		headers: { "Content-Type": lookup(file) ?? "application/octet-stream" },
	});
