import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { Way } from "../../artwork/way.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";

/** What each unit does for the reader: stops of one path, or chapters that change sides. */
export const Services = ({ id, look, title, lead, labels, items }: SectionProps<"services">) => (
	<Section name="services" id={id} title={title} lead={lead}>
		<div className={`services__list services-${look}`}>
			{items.map((item, index) => (
				<Service key={item.icon} item={item} labels={labels} onward={look === "path" && index < items.length - 1} />
			))}
		</div>
	</Section>
);

/** With `onward`, the path goes on from here. */
type ServiceProps = Pick<SectionProps<"services">, "labels"> & {
	item: SectionProps<"services">["items"][number];
	onward: boolean;
};

function Service({ item, labels, onward }: ServiceProps) {
	const { icon, logo, title, description, ctaLabel, link, steps, benefits } = item;
	return (
		<article className={`services__service unit-hue--${icon}`}>
			<div className="services__mark screen-only">
				<UnitEmblem unit={icon} />
				{/* From this stop to the next one, which stands on the other side. */}
				{onward && <Way className="services__way screen-only" size="80 100" d="M4 0C4 58 76 42 76 100" />}
			</div>
			<header className="services__head">
				<h3 className="services__title title--part">{title}</h3>
				<p className="services__logo above--2 label" translate="no">
					{logo}
				</p>
				<p className="services__description soft">{description}</p>
				<ButtonLink href={link} look="quiet" label={ctaLabel} />
			</header>
			<div className="services__lists">
				<h4 className="services__label label">{labels.steps}</h4>
				<ol className="services__steps below--8">
					{steps.map((step) => (
						<li className="services__step" key={step}>
							{step}
						</li>
					))}
				</ol>
				<h4 className="services__label label">{labels.benefits}</h4>
				<ul className="services__benefits">
					{benefits.map((benefit) => (
						<li className="services__benefit ruled small" key={benefit}>
							{benefit}
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}
