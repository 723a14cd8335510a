import type * as v from "valibot";
import { described } from "../fields/described.ts";
import { unitId } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { inLanguages } from "./in-languages.ts";
import texts from "./network.json" with { type: "json" };

/** `content/people/ID.yaml`: somebody who answers for something, by name. */
export const personSchema = described(texts.person, {
	role: inLanguages,
	unit: unitId,
	picture: photograph,
	answersFor: inLanguages,
});

export type Person = v.InferOutput<typeof personSchema> & {
	/** Its file's name without the ending. */
	id: string;
};
