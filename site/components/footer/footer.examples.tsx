import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { otherEditions } from "../../editions.ts";
import { Footer } from "./footer.tsx";

export const examples: ComponentExamples = {
	"as on every page": <Footer words={words} editions={otherEditions("/", words)} />,
};
