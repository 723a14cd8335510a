import { headingId, Section } from "../../components/section/section.tsx";
import type { SupportersProps } from "./supporters.schema.ts";
import "./supporters.css";

/** A strip of sectors, where other sites show logos. */
export function Supporters({ title, sectors }: SupportersProps) {
	return (
		<Section name="supporters">
			<h2 className="supporters__title" id={headingId("supporters")}>
				{title}
			</h2>
			<ul className="supporters__sectors">
				{sectors.map((sector) => (
					<li className="supporters__sector" key={sector}>
						{sector}
					</li>
				))}
			</ul>
		</Section>
	);
}
