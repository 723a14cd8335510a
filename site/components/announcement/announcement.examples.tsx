import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { Announcement } from "./announcement.tsx";

export const examples: ComponentExamples = { "as on every page": <Announcement /> };
