import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Wordmark } from "./wordmark.tsx";

export const examples: ComponentExamples = {
	elsewhere: <Wordmark words={words} />,
	"at home": <Wordmark words={words} current />,
};
