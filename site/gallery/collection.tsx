/** Everything the gallery shows: each component and section with its examples. */
import { mainWords } from "virtual:content";
import type { ReactElement } from "react";
import { NotFound } from "../sections/not-found/not-found.tsx";
import { componentExamples } from "./component-examples.tsx";
import { clinicExamples, type SectionsShown, sectionExamples, unitExamples } from "./section-examples.tsx";

export interface Example {
	/** Its place among the examples, for its address. */
	place: number;
	name: string;
	shown: ReactElement | SectionsShown;
}

export const exhibits = [
	...exhibitsOf("components", componentExamples),
	...exhibitsOf("sections", {
		"not-found": { "as on an unknown path": <NotFound words={mainWords} /> },
		clinic: clinicExamples,
		...sectionExamples,
		...unitExamples,
	}),
];

/** What an example is written in; components are shown in the main language. */
export const localeOf = ({ shown }: Example) => ("type" in shown ? mainWords : shown.words).locale;

/** Of each component or section by its name, which is that of its folder, and each example by its own. */
function exhibitsOf(kind: "components" | "sections", all: Record<string, Record<string, Example["shown"]>>) {
	return Object.entries(all).map(([name, examples]) => ({
		name,
		kind,
		examples: Object.entries(examples).map(([title, shown], index): Example => ({ place: index, name: title, shown })),
	}));
}
