/** The amber sun, half risen over the lower edge of the section it stands in; it climbs as the section passes. */
export function Sunrise() {
	return <div className="sunrise screen-only" />;
}
