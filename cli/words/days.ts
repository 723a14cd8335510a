/** Words for days, and how many days from today they mean; small and without accents. */
export const DAY_WORDS: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
	hoy: 0,
	ayer: -1,
	anteayer: -2,
	antier: -2,
	manana: 1,
});
