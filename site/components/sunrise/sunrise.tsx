/**
 * The amber sun, half risen over the lower edge of the section it stands in; it climbs as the section passes.
 * @param at under centred words, or beside words that stand on the left
 */
export function Sunrise({ at }: { at: "centre" | "side" }) {
	return <div className={`sunrise sunrise--${at} screen-only`} />;
}
