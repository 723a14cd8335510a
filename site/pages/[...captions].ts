import type { APIRoute } from "astro";
import { VIDEO_IDS } from "../../content-model/publications/publications.ts";
import { captionsPath, webVtt } from "../components/video/captions.ts";
import { routes } from "../page-words.ts";

export const getStaticPaths = () =>
	routes("captions", (words) => VIDEO_IDS.map((id) => [captionsPath(id, words), { id }]));

export const GET: APIRoute = ({ props: { id, words } }) =>
	new Response(webVtt(words.videos[id]), { headers: { "Content-Type": "text/vtt" } });
