import { sectionExamples } from "../../gallery/section-examples.ts";
import { founderSchema } from "../../../content-model/sections/founder.ts";

export const examples = sectionExamples(founderSchema, (natural) => ({
	"with a name": { ...natural, sample: false, name: "Nombre de Ejemplo" },
}));
