import type { APIRoute, GetStaticPaths } from "astro";
import { VIDEO_IDS } from "../../content-model/publications/publications.ts";
import { captionsPath, webVtt } from "../components/video/captions.ts";
import { allWords, pathParam } from "../page-words.ts";

export const getStaticPaths = (() =>
	allWords.flatMap((words) =>
		VIDEO_IDS.map((video) => ({
			params: { captions: pathParam(captionsPath(video, words)) },
			props: { video: words.videos[video] },
		})),
	)) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { video } }) =>
	new Response(webVtt(video), { headers: { "Content-Type": "text/vtt" } });
