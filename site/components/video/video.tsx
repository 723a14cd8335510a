import type { WithWords } from "../../../content-model/content.ts";
import type { VideoId } from "../../../content-model/publications/publications.ts";
import { artworkFile } from "../../artwork/files.ts";
import { captionsPath, spokenMinutes } from "./captions.ts";

export const videoFile = (id: VideoId, ending: "mp4" | "webm" | "svg"): string => artworkFile(`videos/${id}.${ending}`);

/** A video with captions. Nothing of it but the picture is loaded before somebody plays it, and nothing moves until then. */
export const VideoPlayer = ({ id, title, words }: WithWords & { id: VideoId; title: string }) => (
	<video
		className="video screen-only"
		controls
		playsInline
		preload="none"
		poster={videoFile(id, "svg")}
		width="1280"
		height="720"
		aria-label={title}
	>
		<source src={videoFile(id, "webm")} type="video/webm" />
		<source src={videoFile(id, "mp4")} type="video/mp4" />
		<track
			kind="captions"
			srcLang={words.language}
			label={words.messages.pages.article.captions}
			src={captionsPath(id, words)}
			default
		/>
		<a href={videoFile(id, "mp4")}>{title}</a>
	</video>
);

/** What the video says and shows, in order, for whoever would rather read. */
export const Transcript = ({ id, words: { videos } }: WithWords & { id: VideoId }) => (
	<ol className="video__transcript stack stack--5">
		{videos[id].cues.map(({ from, words, shows }) => (
			<li key={from}>
				<span className="strong tabular soft">{spokenMinutes(from)}</span>
				<p>{words}</p>
				<p className="video__shows small">{shows}</p>
			</li>
		))}
	</ol>
);
