interface RatingProps {
	/** How many of five, a whole number. */
	value: number;
	/** The same in words. */
	words: string;
}

/** A rating of one to five, drawn and told in words. */
export const Rating = ({ value, words }: RatingProps) => (
	<p className="rating above--1 small row row--2 row--middle">
		<span aria-hidden="true">
			{Array.from({ length: value }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lights are all alike
				<i key={index} />
			))}
		</span>
		<span>{words}</span>
	</p>
);
