import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { SkipLink } from "./skip-link.tsx";

export const examples: ComponentExamples = { "as on every page": <SkipLink words={words} /> };
