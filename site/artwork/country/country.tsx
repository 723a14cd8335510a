/** The coast (Natural Earth 1:10m, public domain), in a box of 400 by 290. */
const COAST =
	"M31 30l4 1 -2-8 -4-1 4-4 7-4 0-3 2-2 3 1 2-1 13-1 13 6 6 0 3 2 6 0 2-4 3 4 1-2 -1-2 6 0 5-5 6-2 4 1 0 3 2 1 0-2 11 0 6 6 0 2 4 0 13 8 11 0 5-3 4 2 12 12 4 1 18 4 8-7 9 0 7 8 -2 9 3 3 1 9 7 10 7 5 15-3 6-3 9 1 2 1 2 0 8 3 3-4 8-3 -2 7 4 0 5-1 0 2 -7 11 -20 0 -6-3 -13-1 -3 2 0 11 2 2 10-1 5 2 3-1 -4-2 8 0 5 6 19 5 4-1 -3-2 2-2 4 5 5 4 9-7 6 1 4 3 14 4 17 17 24 17 3 5 -1 4 -11 16 -2 9 -6 1 -8-4 -1 1 0 4 -6 14 -11 0 -3-9 -6-9 -8-5 -4 0 -5 2 -10 0 -14-6 -4 1 -4-1 -2 2 -20 3 -8-5 -3 0 0 4 -2 0 -5-5 -19-1 -17 9 -3 6 -11 11 -7 1 -4-1 -13 0 -9 4 -7 0 -2-1 2-4 -5-5 2-3 0-6 -4-6 -7-1 -2 0 -1 6 -4 3 -6 0 -5 1 -8 9 -4 0 -4-4 -8-1 -2 7 4 11 -15 26 -4 3 -3 4 -1 0 -3 4 -6 15 -5 8 -12-16 -4-2 -12 0 5-5 0-4 -3-5 0-7 -2-4 -10-5 1-5 -1-13 7-13 -9-4 -7-7 -6-2 1-7 -11-11 6-3 8 2 4-2 5-6 5-4 2-4 -1-15 -6-8 -7 1 -1-2 9-4 13-13 2-4 0-6 -8-4 -6-7 0-2 4-3 3-7 -1-14 -3-7zM356 201l7 1 3 6 -7-2 -5 1 -5-1 -6-8z";
/** The corner of the box, in degrees, and what a degree measures in it: a degree of longitude is shorter. */
const CORNER = { longitude: -72.05, latitude: 19.98 };
const DEGREE = { longitude: 105.26, latitude: 111.26 };

interface CountryProps {
	/** Says what the map shows. */
	label: string;
	places: readonly { id: string; name: string; place: { latitude: number; longitude: number } }[];
}

/** A map of the country with a light where each place is; each leads to what the page says of it. */
export const Country = ({ label, places }: CountryProps) => (
	<nav className="country" aria-label={label}>
		<svg className="country__map full" viewBox="-6 -6 412 302">
			<title>{label}</title>
			<path className="country__coast" d={COAST} />
			{places.map(({ id, name, place: { latitude, longitude } }) => (
				<a key={id} href={`#${id}`} aria-label={name}>
					<circle
						className="country__place"
						cx={((longitude - CORNER.longitude) * DEGREE.longitude).toFixed(1)}
						cy={((CORNER.latitude - latitude) * DEGREE.latitude).toFixed(1)}
						r="7"
					/>
				</a>
			))}
		</svg>
	</nav>
);
