/** The amber sun, half risen over the lower edge of the section it stands in; it climbs as the section passes. */
export const Sunrise = () => <div className="sunrise screen-only" />;
