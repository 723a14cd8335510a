import * as v from "valibot";
import { anchorId, text } from "./parts.ts";

/** `content/facts.yaml`: what several texts tell, each once; a text takes it with `{facts.name}`. */
export const factsSchema = v.record(anchorId, text);
