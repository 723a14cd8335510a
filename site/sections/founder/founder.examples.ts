import { founderSchema } from "../../../content-model/sections/founder.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(founderSchema, (natural) => ({
	"with a name": { ...natural, sample: false, name: "Nombre de Ejemplo" },
}));
