import type { SectionProps } from "../../../content-model/pages/page.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { photograph } from "../../photographs/photographs.ts";

/** A strip of organisations or, until some agree to be named, of sectors, along the horizon of the night sea below. */
export const Supporters = ({ title, sectors, organisations }: SectionProps<"supporters">) => (
	<Section name="supporters">
		<h2 className="kicker supporters__title label below--5" id={headingId("supporters")}>
			{title}
		</h2>
		{organisations ? (
			<ul className="organisations display row row--middle">
				{organisations.map(({ name, logo }) => (
					<li key={name}>{logo ? <Photograph {...photograph(logo)} look="logo" sizes="10rem" /> : name}</li>
				))}
			</ul>
		) : (
			<ul className="supporters__sectors row">
				{sectors.map((sector) => (
					<li className="supporters__sector display level" key={sector}>
						{sector}
					</li>
				))}
			</ul>
		)}
		{/* A parabola that falls by 100 units from the middle to the sides of the column, and on beyond them. */}
		<svg
			className="supporters__horizon screen-only full above--8"
			viewBox="0 0 1000 260"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d="M-700 576Q500 -576 1700 576Z" />
		</svg>
	</Section>
);
