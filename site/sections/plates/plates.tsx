import type { SectionWithWords } from "../../../content-model/content.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Plate } from "../../components/plate/plate.tsx";

/** What happens, drawn: plates in the order of a journey. */
export const Plates = ({ title, plates, words }: SectionWithWords<"plates">) => (
	<Section name="plates" isScreenOnly title={title}>
		<div className="plates__row stack stack--8">
			{plates.map((name) => (
				<Plate key={name} name={name} words={words} />
			))}
		</div>
	</Section>
);
