import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "../../../content-model/loader/load.ts";
import { VIDEO_IDS } from "../../../content-model/publications/publications.ts";
import { SCENES } from "../../../tools/drawings/video/scenes.ts";
import { videoLength } from "./captions.ts";

const { videos, articles } = loadContent("content");
const file = (id: string, ending: string) => join("site/artwork/videos", `${id}.${ending}`);

test.each(VIDEO_IDS)("%s is light, and stands on a page of its own", (id) => {
	for (const ending of ["mp4", "webm"]) expect(statSync(file(id, ending)).size).toBeLessThan(2_000_000);
	expect(articles.filter(({ video }) => video === id)).toHaveLength(1);
});

test.each(VIDEO_IDS)("%s is as long as its captions say, and each of them has its scene", (id) => {
	expect(duration(readFileSync(file(id, "mp4")))).toBeCloseTo(videoLength(videos[id]), 1);
	for (const { scene } of videos[id].cues) expect(SCENES).toHaveProperty(scene);
});

test.each(VIDEO_IDS)("nobody has to read %s in a hurry", (id) => {
	for (const { from, until, words } of videos[id].cues) expect(words.length / (until - from), words).toBeLessThan(15);
});

/** Seconds an MP4 lasts, as its movie header says (ISO/IEC 14496-12, section 8.2.2). */
function duration(movie: Buffer): number {
	const header = movie.indexOf("mvhd") + 4;
	return movie.readUInt32BE(header + 16) / movie.readUInt32BE(header + 12);
}
