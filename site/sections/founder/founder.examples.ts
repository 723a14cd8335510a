import { sectionExamples } from "../../gallery/section-examples.ts";
import { founderSchema } from "./founder.schema.ts";

export const examples = sectionExamples(founderSchema, (natural) => ({
	"with a name": { ...natural, sample: false, name: "Nombre de Ejemplo" },
}));
