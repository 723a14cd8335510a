import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Transcript, VideoPlayer } from "./video.tsx";

export const examples: ComponentExamples = {
	player: <VideoPlayer id="un-ciclo-de-fiv" title="Un ciclo de FIV" />,
	transcript: <Transcript id="un-ciclo-de-fiv" />,
};
