import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { SkipLink } from "./skip-link.tsx";

export const examples: ComponentExamples = { "as on every page": <SkipLink /> };
