import { Way } from "../../artwork/way.tsx";

/** How the way runs on wide screens: over and down again, or ever upwards. */
const WAYS = { arc: "M9 112Q500-96 991 112", rise: "M9 112C340 112 660 8 991 8" };

interface JourneyProps {
	/** Three, with a day or a season before the title where there is one. */
	steps: readonly { when?: string; title: string; text: string }[];
	way?: keyof typeof WAYS;
}

/** Three stops along a curve: across wide screens, and down the bend of a long arc on small ones. */
export const Journey = ({ steps, way = "arc" }: JourneyProps) => (
	<div className={`journey journey--${way}`}>
		<Way className="journey__way journey__way--wide" size="1000 120" d={WAYS[way]} />
		<Way className="journey__way journey__way--tall" size="40 100" d="M0 0Q80 50 0 100" />
		<ol className="journey__stops">
			{steps.map(({ when, title, text }) => (
				<li className="journey__stop ringed" key={title}>
					{when && <p className="kicker journey__when label">{when}</p>}
					<h3>{title}</h3>
					<p className="soft above--2">{text}</p>
				</li>
			))}
		</ol>
	</div>
);
