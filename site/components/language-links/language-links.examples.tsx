import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { LanguageLinks } from "./language-links.tsx";

const english = {
	language: "en",
	name: "English",
	path: "/en",
	offer: "This page is also in English",
	isSame: true,
} as const;

export const examples: ComponentExamples = {
	"by its name": <LanguageLinks editions={[english]} look="name" />,
	"by its code": <LanguageLinks editions={[english]} look="code" />,
};
