import type { SupportersProps } from "../../../content-model/sections/supporters.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";

/**
 * A strip of sectors, where other sites show logos: they stand along the horizon of the night sea that the next
 * section is.
 */
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
			{/* A parabola that falls by 100 units from the middle to the sides of the column, and on beyond them. */}
			<svg className="supporters__horizon" viewBox="0 0 1000 260" preserveAspectRatio="none" aria-hidden="true">
				<path d="M-700 576Q500 -576 1700 576Z" />
			</svg>
		</Section>
	);
}
