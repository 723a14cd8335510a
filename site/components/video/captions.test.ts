import { expect, test } from "vitest";
import { spokenMinutes, videoLength, webVtt } from "./captions.ts";

const cue = { scene: "sunrise", shows: "Sale el sol." };
const video = {
	cues: [
		{ ...cue, from: 0, until: 7.5, words: "Un\n\nciclo <paso> & paso" },
		{ ...cue, from: 7.5, until: 86, words: "Fin" },
	],
};

test("captions are WebVTT that no words can break", () => {
	expect(webVtt(video)).toBe(
		"WEBVTT\n\n00:00:00.000 --> 00:00:07.500\nUn ciclo &lt;paso&gt; &amp; paso\n\n00:00:07.500 --> 00:01:26.000\nFin\n\n",
	);
});

test("a video is as long as its last caption says", () => {
	expect(spokenMinutes(videoLength(video))).toBe("1:26");
});
