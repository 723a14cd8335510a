import { ButtonLink } from "../../components/button/button.tsx";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";
import type { ServicesProps } from "./services.schema.ts";
import "./services.css";

/** What each unit does for the reader: a chapter each, with its three steps drawn as a way. */
export function Services({ id, title, lead, labels, items }: ServicesProps) {
	const heading = id ?? "services";
	return (
		<Section name="services" id={id} heading={heading}>
			<SectionHeading name={heading} title={title} lead={lead} />
			{items.map((item) => (
				<Service key={item.icon} labels={labels} {...item} />
			))}
		</Section>
	);
}

type ServiceProps = ServicesProps["items"][number] & Pick<ServicesProps, "labels">;

function Service({ icon, logo, title, description, steps, benefits, ctaLabel, link, labels }: ServiceProps) {
	return (
		<article className={`services__service services__service--${icon}`}>
			<header className="services__head">
				<p className="services__logo" translate="no">
					<UnitEmblem unit={icon} />
					{logo}
				</p>
				<h3 className="services__title">{title}</h3>
				<p className="services__description">{description}</p>
				<ButtonLink href={link} look="quiet">
					{ctaLabel}
				</ButtonLink>
			</header>
			<div className="services__lists">
				<h4 className="services__label">{labels.steps}</h4>
				<ol className="services__steps">
					{steps.map((step) => (
						<li className="services__step" key={step}>
							{step}
						</li>
					))}
				</ol>
				<h4 className="services__label">{labels.benefits}</h4>
				<ul className="services__benefits">
					{benefits.map((benefit) => (
						<li className="services__benefit" key={benefit}>
							{benefit}
						</li>
					))}
				</ul>
			</div>
		</article>
	);
}
