import { createContext, useContext } from "react";
import type { BarWords } from "../../../content-model/plan/frame.ts";
import type { Language } from "../../../contract/languages.ts";
import type { SummarySource } from "../../../plan/summary.ts";

/** What every tool is given beside its own words; `create-tool-context.ts` makes it. */
export interface ToolContext extends Omit<SummarySource, "summary" | "questions"> {
	language: Language;
	bar: BarWords;
	/** What a clinic without a name is called, before its letter. */
	unnamed: string;
	/** Around a name within a sentence. */
	quotes: { opens: string; closes: string };
	/** Where the tools and the form for requests are in this language. */
	paths: Record<"request" | "budget" | "loan" | "questions", string>;
}

/** What a page gives its tool; the words of the bar come with the script. */
export type GivenContext = Omit<ToolContext, "bar">;

export const PlanToolContext = createContext<ToolContext | undefined>(undefined);

/** The context of the tool that a component is part of. */
export function useToolContext(): ToolContext {
	const tool = useContext(PlanToolContext);
	if (!tool) throw new Error("Only parts of a PlanTool have its context.");
	return tool;
}
