import type { Content } from "../content.ts";
import { contentFields } from "./content-fields.ts";

const DAY = 86_400_000;
/** Days before the day named in `review_by`: time enough to read a page and to build. */
const ANNOUNCED_DAYS = 30;

/** A fact that somebody has to check again. */
export interface DueReview {
	/** `content/sources.yaml · migracion › review_by` */
	where: string;
	/** The day by which it has to be checked: `2026-12-31`. */
	day: string;
	/** What to do, in Spanish. */
	todo: string;
}

/** Everything with a `review_by` that has passed or comes within 30 days, the earliest first. */
export const dueReviews = (content: Content, now: Date): DueReview[] =>
	contentFields(content)
		.flatMap(({ where, key, value, neighbours }) => {
			if (key !== "review_by" || typeof value !== "string") return [];
			const days = Math.ceil((Date.parse(value) - now.getTime()) / DAY);
			if (days > ANNOUNCED_DAYS) return [];
			const when = days < 0 ? `tocaba mirarlo el ${value}` : `toca mirarlo antes del ${value}`;
			const todo = neighbours.confirmOnly
				? `abre ${neighbours.url}, mira que sea la página y pon otro día, a los seis meses.`
				: "compáralo con su fuente y pon los días nuevos.";
			return [{ where, day: value, todo: `${when}; ${todo}` }];
		})
		.sort((one, other) => one.day.localeCompare(other.day));
