import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Transcript, VideoPlayer } from "./video.tsx";

export const examples: ComponentExamples = {
	player: <VideoPlayer words={words} id="un-ciclo-de-fiv" title="Un ciclo de FIV" />,
	transcript: <Transcript words={words} id="un-ciclo-de-fiv" />,
};
