import { dotField, dotsPath, FIELD } from "../../../plan/rates/dot-field.ts";
import type { ClinicYear, Denominator, Numerator } from "../../../plan/rates/success-rates.ts";

interface RateDotsProps {
	year: ClinicYear;
	numerator: Numerator;
	denominator: Denominator;
}

/** Every cycle of the year as a dot: counted, only divided by, or left out of the division. The caption says it too. */
export function RateDots({ year, numerator, denominator }: RateDotsProps) {
	const field = dotField(year.started);
	const [counted, of] = [year[numerator], year[denominator]];
	const dots = (look: string, from: number, to: number, part: number) =>
		from < to && (
			<path
				className={`rate-dots__${look}`}
				d={dotsPath(field, from, to)}
				strokeWidth={Math.round(field.pitch * part * 10) / 10}
			/>
		);
	return (
		<svg className="rate-dots full" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
			{dots("outside", of, year.started, 0.26)}
			{dots("among", counted, of, 0.6)}
			{dots("counted", 0, counted, 0.78)}
		</svg>
	);
}
