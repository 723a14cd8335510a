import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../component-examples.ts";
import { Received } from "./received.tsx";

export const examples: ComponentExamples = {
	"with a reference": <Received words={words} reference="7K4R-62XW" />,
	"without a reference": <Received words={words} />,
};
