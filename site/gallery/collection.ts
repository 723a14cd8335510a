/// <reference types="vite/client" />
/** Everything the gallery shows: each component and section with its examples. */
import type { ReactElement } from "react";
import type { Section } from "../../content-model/page.ts";

interface Module {
	examples: Record<string, ReactElement | readonly Section[]>;
}

const FILES = import.meta.glob<Module>(
	["../../ui/*/*.examples.tsx", "../{components,sections}/*/*.examples.{ts,tsx}"],
	{
		eager: true,
	},
);

export interface Example {
	/** Its place among the examples, for its address. */
	place: number;
	name: string;
	shown: ReactElement | readonly Section[];
}

export interface Exhibit {
	/** As its folder is called. */
	name: string;
	kind: "components" | "sections";
	examples: readonly Example[];
}

export const exhibits: readonly Exhibit[] = Object.entries(FILES).map(([file, { examples }]) => {
	const [, folder = "", name = ""] = file.match(/\.\.\/(\w+)\/([\w-]+)\//) ?? [];
	return {
		name,
		kind: folder === "sections" ? "sections" : "components",
		examples: Object.entries(examples).map(([title, shown], place) => ({ place, name: title, shown })),
	};
});
