import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Announcement } from "./announcement.tsx";

export const examples: ComponentExamples = { "as on every page": <Announcement words={words} /> };
