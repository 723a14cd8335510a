import type { ReactElement } from "react";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Metric } from "./metric.tsx";

const listed = (metric: ReactElement) => <dl>{metric}</dl>;

export const examples: ComponentExamples = {
	plain: listed(<Metric value="15" suffix="+" label="clínicas en la red" />),
	"a percentage with its note": listed(
		<Metric value="95" suffix="%" label="satisfacción" note="Cifra propia, sin auditar." />,
	),
	"many figures": listed(<Metric value="262 mil" label="turistas de salud en 2022" />),
	"long words": listed(<Metric value="24/7" label="histerosalpingosonografía y electroencefalografía" />),
};
