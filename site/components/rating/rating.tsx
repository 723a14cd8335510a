interface RatingProps {
	/** How many of five, a whole number. */
	value: number;
	/** The same in words. */
	words: string;
}

/** A rating of one to five, drawn and told in words. */
export function Rating({ value, words }: RatingProps) {
	return (
		<p className={`rating above--1 small row row--2 row--middle rating--${value}`}>
			<span>{words}</span>
		</p>
	);
}
