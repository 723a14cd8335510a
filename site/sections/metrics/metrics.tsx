import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { Metric } from "../../components/metric/metric.tsx";

type MetricsProps = SectionProps<"metrics"> & { tone?: "paper" | "surface" };

/** Large figures in their rings, with what they do not promise. */
export function Metrics({ unit = "ivfdo", items, note, tone = "paper", ...heading }: MetricsProps) {
	return (
		<Section {...heading} name="metrics" tone={tone}>
			<dl className={`metrics__figures unit-hue--${unit}`}>
				{items.map((item) => (
					<Metric key={item.label} {...item} />
				))}
			</dl>
			{note && (
				<p className="wide above--12 small">
					<LinkedLine text={note} />
				</p>
			)}
		</Section>
	);
}
