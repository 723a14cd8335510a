import "./sunrise.css";

/** A sun that rises over the horizon and spreads as ripples: what a visitor sees once a request is kept. */
export function Sunrise() {
	return (
		<svg className="sunrise" viewBox="0 0 320 120" aria-hidden="true">
			<circle className="sunrise__ring" cx="160" cy="120" r="66" />
			<circle className="sunrise__ring" cx="160" cy="120" r="90" />
			<circle className="sunrise__ring" cx="160" cy="120" r="116" />
			<circle className="sunrise__ring" cx="160" cy="120" r="144" />
			<circle className="sunrise__sun" cx="160" cy="120" r="44" />
			<path className="sunrise__horizon" d="M0 119.5h320" />
		</svg>
	);
}
