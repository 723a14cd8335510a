import type { ResponseFigures } from "../../store/response-figures.ts";
import type { DeskView } from "../desk-view.ts";

const HEIGHT = 120;
const STEP = 20;
const BAR = 14;

interface WeekChartProps {
	weeks: ResponseFigures["byWeek"];
	view: DeskView;
}

/** A column a week: how many came, and the part of them that was answered within the promised time. */
export function WeekChart({ weeks, view }: WeekChartProps) {
	const words = view.words.figures;
	const most = Math.max(1, ...weeks.map(({ received }) => received));
	const height = (count: number) => Math.round((HEIGHT * count) / most);
	return (
		<figure className="figures__chart">
			<svg
				viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 2}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={words.chart}
			>
				{weeks.map(({ week, received, within24Hours }, place) => (
					<g key={week}>
						<rect
							className="figures__received"
							x={place * STEP + (STEP - BAR) / 2}
							y={HEIGHT - height(received)}
							width={BAR}
							height={height(received)}
							rx="2"
						/>
						<rect
							className="figures__in-time"
							x={place * STEP + (STEP - BAR) / 2}
							y={HEIGHT - height(within24Hours)}
							width={BAR}
							height={height(within24Hours)}
							rx="2"
						/>
					</g>
				))}
				<path className="figures__ground" d={`M0 ${HEIGHT + 1}h${weeks.length * STEP}`} />
			</svg>
			<figcaption className="figures__caption">{words.chart}</figcaption>
		</figure>
	);
}
