/// <reference types="vite/client" />
/** Everything the gallery shows: each component and section with its examples. */
import { mainWords } from "virtual:content";
import type { ReactElement } from "react";
import type { ComponentExamples } from "../../ui/component-examples.ts";
import { type SectionsShown, sectionExamples } from "./section-examples.ts";
import { unitExamples } from "./unit-examples.tsx";

/** Of components, and of the sections that no page's content lists. */
const FILES = import.meta.glob<ComponentExamples>(
	["../../ui/*/*.examples.tsx", "../{components,sections}/*/*.examples.tsx"],
	{ import: "examples", eager: true },
);

export interface Example {
	/** Its place among the examples, for its address. */
	place: number;
	name: string;
	shown: ReactElement | SectionsShown;
}

export interface Exhibit {
	/** As its folder is called. */
	name: string;
	kind: "components" | "sections";
	examples: readonly Example[];
}

export const exhibits: readonly Exhibit[] = [
	...Object.entries(FILES).map(([file, examples]) => {
		const [, folder = "", name = ""] = file.match(/\.\.\/(\w+)\/([\w-]+)\//) ?? [];
		return exhibit(name, folder === "sections" ? "sections" : "components", examples);
	}),
	...[...sectionExamples, ...unitExamples].map(([type, examples]) => exhibit(type, "sections", examples)),
];

/** What an example is written in; components are shown in the main language. */
export const localeOf = ({ shown }: Example) => ("type" in shown ? mainWords : shown.words).locale;

function exhibit(name: string, kind: Exhibit["kind"], examples: Record<string, Example["shown"]>): Exhibit {
	return {
		name,
		kind,
		examples: Object.entries(examples).map(([title, shown], place) => ({ place, name: title, shown })),
	};
}
