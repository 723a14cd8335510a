import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Rating } from "./rating.tsx";

export const examples: ComponentExamples = {
	"all five": <Rating value={5} words="5 de 5" />,
	"two of five": <Rating value={2} words="2 de 5" />,
};
