/** Service hours as people write them: «de lunes a viernes, de 8:00 a 18:00». */
import { withoutAccents } from "../contract/without-accents.ts";
import type { ServiceHours } from "../service/sla/service-hours.ts";

const DAYS = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const DAY = `(${DAYS.join("|")})s?`;
const CLOCK = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])?(?:\.?\s?m\b\.?)?`;
const OPENING = new RegExp(
	`${DAY}(?:\\s+(a|y)\\s+(?:los\\s+)?${DAY})?,?\\s+(?:de\\s+)?(?:las\\s+)?${CLOCK}\\s+a\\s+(?:las\\s+)?${CLOCK}`,
	"g",
);

/** Reads every opening that a sentence names; none where it names none in a way known here. */
export function spokenOpenings(sentence: string): ServiceHours["openings"] {
	const plain = withoutAccents(sentence.toLowerCase());
	return Array.from(plain.matchAll(OPENING), ([, first = "", between, last = first, ...clock]) => ({
		days: daysOf(DAYS.indexOf(first) + 1, DAYS.indexOf(last) + 1, between === "y"),
		from: minutes(clock.slice(0, 3)),
		until: minutes(clock.slice(3)),
	}));
}

/** Whether both are open at the same times, however they are divided. */
export function sameOpenings(one: ServiceHours["openings"], other: ServiceHours["openings"]): boolean {
	return written(one) === written(other);
}

function daysOf(first: number, last: number, onlyBoth: boolean): number[] {
	if (onlyBoth) return [first, last];
	return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
}

function minutes([hour = "0", minute = "0", half]: readonly (string | undefined)[]): number {
	const hours = half ? (Number(hour) % 12) + (half === "p" ? 12 : 0) : Number(hour);
	return hours * 60 + Number(minute);
}

function written(openings: ServiceHours["openings"]): string {
	return openings
		.flatMap(({ days, from, until }) => days.map((day) => `${day} ${from} ${until}`))
		.sort()
		.join();
}
