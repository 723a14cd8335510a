import type { ReactElement } from "react";
import type { ComponentExamples } from "../component-examples.ts";
import { RichLine } from "./rich-line.tsx";

const titled = (line: ReactElement) => <h2>{line}</h2>;

export const examples: ComponentExamples = {
	plain: titled(<RichLine text="Tu camino empieza aquí" />),
	emphasised: titled(<RichLine text="Tu camino empieza *aquí*, a tu *ritmo*" />),
};
