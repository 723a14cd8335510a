import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { Wordmark } from "./wordmark.tsx";

export const examples: ComponentExamples = { elsewhere: <Wordmark />, "at home": <Wordmark current /> };
