import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Bars } from "./bars.tsx";

const words = { row: "Edad", missing: "sin dato", note: "Ejemplo con números inventados." };

export const examples: ComponentExamples = {
	"two ways to count": (
		<Bars
			locale="es-DO"
			{...words}
			title="De cada 100, cuántas llegaron. País de ejemplo, 2020"
			columns={["Por extracción", "Por transferencia"]}
			rows={[
				{ label: "Menos de 35", values: [50, 45.5] },
				{ label: "43 o más", values: [0.4, 12] },
				{ label: "Óvulos donados", values: [null, 100] },
			]}
		/>
	),
	"one way, with long words": (
		<Bars
			locale="es-DO"
			{...words}
			title="De cada 100, a cuántas les sirvió la histerosalpingosonografía. País de ejemplo, 2020"
			columns={["Por histerosalpingosonografía"]}
			rows={[
				{ label: "Otorrinolaringológicamente estudiadas", values: [33.3] },
				{ label: "Las demás", values: [0] },
			]}
		/>
	),
};
