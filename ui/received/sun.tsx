/** A sun that rises over the horizon and spreads as ripples: what a visitor sees once a request is kept. */
export const Sun = () => (
	<svg className="sun full" viewBox="0 0 320 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
		{/* The sky: what stands in it ends at the horizon. */}
		<svg width="320" height="150" aria-hidden="true">
			<circle className="sun__ring" cx="160" cy="150" r="66" />
			<circle className="sun__ring" cx="160" cy="150" r="90" />
			<circle className="sun__ring" cx="160" cy="150" r="116" />
			<circle className="sun__ring" cx="160" cy="150" r="144" />
			<circle className="sun__disc" fill="var(--amber)" cx="160" cy="150" r="44" />
		</svg>
		<path stroke="var(--larimar-deep)" d="M-160 149.5h1120" />
		<path stroke="var(--amber)" strokeWidth="2.5" strokeLinecap="round" d="M106 164h108M124 178h72M142 192h36" />
	</svg>
);
