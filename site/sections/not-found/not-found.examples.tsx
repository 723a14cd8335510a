import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { NotFound } from "./not-found.tsx";

export const examples: ComponentExamples = { "as on an unknown path": <NotFound words={words} /> };
