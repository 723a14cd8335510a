import { readdirSync, readFileSync } from "node:fs";
import type { APIRoute } from "astro";
import { DOWNLOADS_FOLDER } from "../../../content-model/downloads.ts";

const MEDIA_TYPES: Record<string, string> = {
	pdf: "application/pdf",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export function getStaticPaths() {
	const files = readdirSync(DOWNLOADS_FOLDER).filter((file) => !file.startsWith("."));
	return files.map((file) => ({ params: { file } }));
}

/** One of the files that visitors take away. */
export const GET: APIRoute = ({ params: { file = "" } }) =>
	new Response(readFileSync(`${DOWNLOADS_FOLDER}/${file}`), {
		headers: { "Content-Type": MEDIA_TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream" },
	});
