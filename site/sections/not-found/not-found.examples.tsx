import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { NotFound } from "./not-found.tsx";

export const examples: ComponentExamples = { "as on an unknown path": <NotFound /> };
