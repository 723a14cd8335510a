/**
 * Draws the video of `content/es/videos/un-ciclo-de-fiv.yaml` into site/artwork/videos/: MP4 (H.264), WebM (VP9) and the
 * picture before it plays. ffmpeg encodes; FFMPEG names another program than `ffmpeg`. `-- SECOND FILE` draws one moment.
 */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
import sharp from "sharp";
import { parse } from "yaml";
import { DEFINITIONS, SCENES, sky } from "./scenes.ts";

const ROOT = join(import.meta.dirname, "../../..");
const NAME = "un-ciclo-de-fiv";
const OUT = join(ROOT, "site/artwork/videos", NAME);
const RATE = 24;
/** Seconds in which one scene gives way to the next. */
const FADE = 0.9;

interface Cue {
	scene: string;
	from: number;
	until: number;
}
const { cues }: { cues: Cue[] } = parse(readFileSync(join(ROOT, `content/es/videos/${NAME}.yaml`), "utf8"));
const length = Math.max(...cues.map(({ until }) => until));

const [second, file] = process.argv.slice(2);
if (second && file) await sharp(frame(Number(second))).png().toFile(file);
else {
	writeFileSync(`${OUT}.svg`, frame(7.3));
	const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "1280x720", "-r", `${RATE}`, "-i", "-"];
	const encoder = spawn(
		process.env.FFMPEG ?? "ffmpeg",
		["-y", "-loglevel", "error", ...raw,
			"-c:v", "libx264", "-preset", "slower", "-crf", "27", "-tune", "animation", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", `${OUT}.mp4`,
			"-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-row-mt", "1", "-pix_fmt", "yuv420p", "-an", `${OUT}.webm`],
		{ stdio: ["pipe", "inherit", "inherit"] },
	);
	for (let number = 0; number < length * RATE; number++) {
		const pixels = await sharp(frame(number / RATE)).removeAlpha().raw().toBuffer();
		if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
	}
	encoder.stdin.end();
	const [code] = await once(encoder, "close");
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** The picture at a second: the scene of that time, with its neighbour while one gives way to the other. */
function frame(at: number): Buffer {
	const shown = cues.map(({ scene, from, until }) => {
		const opacity = Math.min(1, (at - from) / FADE + 0.5, (until - at) / FADE + 0.5, (length - at) / FADE + 0.3);
		const draw = SCENES[scene];
		if (!draw) throw new Error(`No scene is called ${scene}.`);
		return opacity > 0 ? `<g opacity="${opacity}">${draw(Math.min(1, Math.max(0, (at - from) / (until - from))))}</g>` : "";
	});
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs>${DEFINITIONS}</defs>${sky(at)}${shown.join("")}</svg>`);
}
