import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { otherEditions } from "../../editions.ts";
import { Header } from "./header.tsx";

export const examples: ComponentExamples = {
	"at home": <Header path="/" words={words} editions={otherEditions("/", words)} />,
	"on a page of the menu": <Header path="/agenda-pais" words={words} editions={otherEditions("/agenda-pais", words)} />,
	"on a page of the dropdown": <Header path="/concierge" words={words} editions={otherEditions("/concierge", words)} />,
};
