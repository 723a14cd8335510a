import "./journey.css";

interface JourneyProps {
	steps: readonly { title: string; text: string }[];
}

/** Three moments along an arc, or down a line on small screens. */
export function Journey({ steps }: JourneyProps) {
	return (
		<div className="journey">
			<svg className="journey__arc" viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">
				<path d="M8 112Q500 -96 992 112" />
			</svg>
			<ol className="journey__steps">
				{steps.map((step) => (
					<li className="journey__step" key={step.title}>
						<h3 className="journey__name">{step.title}</h3>
						<p className="journey__text">{step.text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
