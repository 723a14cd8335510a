import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Header } from "./header.tsx";

export const examples: ComponentExamples = {
	"at home": <Header path="/" />,
	"on a page of the menu": <Header path="/agenda-pais" />,
	"on a page of the dropdown": <Header path="/concierge" />,
};
