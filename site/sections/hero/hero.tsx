import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Globe } from "../../artwork/globe/globe.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { Metric } from "../../components/metric/metric.tsx";

/** The home page's first screen. */
export function Hero({ eyebrow, title, lead, actions, guide, metrics, metricsNote, cue }: SectionProps<"hero">) {
	return (
		<Section name="hero">
			<div className="hero__words">
				<p className="kicker">{eyebrow}</p>
				<RichLine as="h1" className="hero__title" id={headingId("hero")} text={title} />
				<p className="hero__lead lead">{lead}</p>
				<div className="hero__actions row">
					{actions.map(({ label, href }, index) => (
						<ButtonLink key={href} href={href} look={index === 0 ? "primary" : "secondary"} label={label} />
					))}
					<ButtonLink href={guide.href} look="quiet" label={guide.label} />
				</div>
			</div>
			<div className="hero__art screen-only">
				<Globe />
			</div>
			<div className="hero__facts row row--middle">
				<dl className="hero__metrics row">
					{metrics.map((metric) => (
						<Metric key={metric.label} {...metric} />
					))}
				</dl>
				<p className="hero__note small">
					<LinkedLine text={metricsNote} />
				</p>
				<a className="hero__cue label screen-only" href={cue.href}>
					{cue.label}
				</a>
			</div>
		</Section>
	);
}
