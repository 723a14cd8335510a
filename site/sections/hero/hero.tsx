import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Globe } from "../../artwork/globe/globe.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { Metric } from "../../components/metric/metric.tsx";

/** The home page's first screen. */
export const Hero = ({ eyebrow, title, lead, actions, guide, metrics, metricsNote, cue }: SectionProps<"hero">) => (
	<Section name="hero">
		<div>
			<p className="kicker label">{eyebrow}</p>
			<RichLine as="h1" className="hero__title" id={headingId("hero")} text={title} />
			<p className="hero__lead balanced lead">{lead}</p>
			<div className="hero__actions above--8 row">
				{actions.map(({ label, href }, index) => (
					<ButtonLink key={href} href={href} look={index === 0 ? "primary" : "secondary"} label={label} />
				))}
				<ButtonLink href={guide.href} look="quiet" label={guide.label} />
			</div>
		</div>
		<div className="hero__art screen-only">
			<Globe />
		</div>
		<div className="hero__facts ruled row row--middle">
			<dl className="hero__metrics full row">
				{metrics.map((metric) => (
					<Metric key={metric.label} {...metric} />
				))}
			</dl>
			<p className="small">
				<LinkedLine text={metricsNote} />
			</p>
			<a className="hero__cue screen-only target label" href={cue.href}>
				{cue.label}
			</a>
		</div>
	</Section>
);
