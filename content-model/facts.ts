import * as v from "valibot";
import { anchorId } from "./parts.ts";

/** `content/facts.yaml`: numbers that several texts tell, each once; a text takes one with `{facts.name}`. */
export const factsSchema = v.record(anchorId, v.number());
