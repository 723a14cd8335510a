import { Globe } from "../../artwork/globe/globe.tsx";
import type { GlobeFiles } from "../../artwork/globe/globe-files.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Metric } from "../../components/metric/metric.tsx";
import { RichLine } from "../../components/rich-line/rich-line.tsx";
import { headingId, Section } from "../../components/section/section.tsx";
import type { HeroProps } from "../../../content-model/sections/hero.ts";

/** The home page's first screen. */
export function Hero({
	eyebrow,
	title,
	lead,
	actions,
	metrics,
	metricsNote,
	cue,
	globe,
}: HeroProps & { globe: GlobeFiles }) {
	return (
		<Section name="hero">
			<div className="hero__words">
				<p className="hero__eyebrow">{eyebrow}</p>
				<h1 className="hero__title" id={headingId("hero")}>
					<RichLine text={title} />
				</h1>
				<p className="hero__lead">{lead}</p>
				<div className="hero__actions">
					{actions.map(({ label, href }, index) => (
						<ButtonLink key={href} href={href} look={index === 0 ? "primary" : "secondary"}>
							{label}
						</ButtonLink>
					))}
				</div>
			</div>
			<div className="hero__art">
				<Globe {...globe} />
			</div>
			<div className="hero__facts">
				<dl className="hero__metrics">
					{metrics.map((metric) => (
						<Metric key={metric.label} {...metric} />
					))}
				</dl>
				<p className="hero__note">{metricsNote}</p>
				<a className="hero__cue" href={cue.href}>
					{cue.label}
				</a>
			</div>
		</Section>
	);
}
