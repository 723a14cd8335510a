import type { Words } from "../../../content-model/content.ts";
import type { Video, VideoId } from "../../../content-model/publications/publications.ts";
import { languagePath } from "../../../contract/languages.ts";

export const captionsPath = (id: VideoId, { language }: Pick<Words, "language">): string =>
	languagePath(language, `/videos/${id}.vtt`);

/** How long a video is, in seconds. */
export const videoLength = ({ cues }: Video): number => cues.at(-1)?.until ?? 0;

/** Seconds as a player shows them: `1:26`. */
export const spokenMinutes = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** The captions as WebVTT (W3C): a blank line ends a cue, and `&`, `<` and `>` are written as entities. */
export function webVtt({ cues }: Video): string {
	const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
	const text = (words: string) =>
		words.replace(/\s+/g, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	return [
		"WEBVTT",
		...cues.map(({ from, until, words }) => `${time(from)} --> ${time(until)}\n${text(words)}`),
		"",
	].join("\n\n");
}
