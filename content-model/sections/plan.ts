/** The sections of `/mi-plan`; what its tools themselves say is in `content/es/plan/`. */
import * as v from "valibot";
import { emphasisedText } from "../fields/field.ts";
import { section, titledText } from "./frame.ts";

const parts = { title: emphasisedText, items: v.array(titledText("cada parte")) };
const tool = { title: emphasisedText, about: parts };

export const planSections = [
	/** What `/mi-plan` is, and the way to its tools, whose words are in `content/es/plan/frame.yaml`. */
	section("plan-overview", { title: emphasisedText, ownership: parts }),
	section("plan-budget", tool),
	section("plan-loan", tool),
	section("plan-stay", tool),
	section("plan-questions", tool),
	section("plan-rates", tool),
] as const;
