import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Wordmark } from "./wordmark.tsx";

export const examples: ComponentExamples = { elsewhere: <Wordmark />, "at home": <Wordmark current /> };
