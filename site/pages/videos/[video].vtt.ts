import { videos } from "virtual:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { VIDEO_IDS, type VideoId } from "../../../content-model/video.ts";
import { webVtt } from "../../components/video/captions.ts";

export const getStaticPaths = (() => VIDEO_IDS.map((video) => ({ params: { video } }))) satisfies GetStaticPaths;

/** The captions of a video. */
export const GET: APIRoute = ({ params }) =>
	new Response(webVtt(videos[params.video as VideoId]), { headers: { "Content-Type": "text/vtt" } });
