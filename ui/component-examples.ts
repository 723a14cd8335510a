import type { ReactElement } from "react";

/** Examples of one component, each in one state, by name. */
export type ComponentExamples = Record<string, ReactElement>;
