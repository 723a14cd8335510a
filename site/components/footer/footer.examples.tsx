import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Footer } from "./footer.tsx";

export const examples: ComponentExamples = { "as on every page": <Footer /> };
