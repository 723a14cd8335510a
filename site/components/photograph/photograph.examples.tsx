import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { pageArtFile } from "../../artwork/page-art/page-art.tsx";
import { Photograph } from "./photograph.tsx";

const picture = {
	src: pageArtFile("cell"),
	width: 400,
	height: 400,
	alt: "Un dibujo en vez de una foto",
	formats: [],
};

export const examples: ComponentExamples = {
	round: <Photograph {...picture} look="round" sizes="8rem" />,
	logo: <Photograph {...picture} look="logo" sizes="10rem" />,
	wide: <Photograph {...picture} look="wide" sizes="100vw" />,
};
