import type { WithWords } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import type { Clinic } from "../../../content-model/network/network.ts";
import { spokenDay } from "../../spoken-day.ts";

/** A clinic among the words of its page's language. */
export type ClinicProps = WithWords & { clinic: Clinic };

/** What a clinic does, in which languages, and for how much, in lines of a name and what it is. */
export function clinicFacts({ clinic: { treatments, languages, price }, words: { messages, locale } }: ClinicProps) {
	const labels = messages.pages.clinic;
	const list = new Intl.ListFormat(locale);
	const priced = () => {
		if (!price) return labels.unpriced;
		const money = { style: "currency", currency: price.currency, maximumFractionDigits: 0 } as const;
		const range = new Intl.NumberFormat(locale, money).formatRange(price.from, price.until);
		return fill(labels.priced, { range, date: spokenDay(price.date, locale) });
	};
	return [
		[labels.treatments, list.format(treatments.map((name) => messages.choices.treatments[name]))],
		[labels.languages, list.format(languages.map((code) => messages.choices.languages[code]))],
		[labels.price, priced()],
	] as const;
}

/** These, one below the other. */
export const ClinicFacts = ({ className, ...props }: ClinicProps & { className: string }) => (
	<dl className={className}>
		{clinicFacts(props).map(([label, fact]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>{fact}</dd>
			</div>
		))}
	</dl>
);

/** Its licence, and where anybody can look it up. */
export function Licence({ clinic: { licence }, words }: ClinicProps) {
	const labels = words.messages.pages.clinic;
	return (
		<p>
			{`${fill(labels.licence, { number: licence.number })} · `}
			<a href={licence.lookup}>{labels.lookup}</a>
		</p>
	);
}

/** Who looked at something and when. */
export function checkedBy({ by, date }: Clinic["checks"][number], { people, messages, locale }: ClinicProps["words"]) {
	const name = people.find(({ id }) => id === by)?.name ?? by;
	return fill(messages.pages.clinic.by, { by: name, date: spokenDay(date, locale) });
}

/** The budget with this clinic in it; its name stands behind `#`, which no server is sent. */
export function BudgetLink({ clinic: { name }, words: { pages, messages } }: ClinicProps) {
	const address = `${pages["mi-plan/presupuesto"].path}#clinica=${encodeURIComponent(name)}`;
	return <a href={address}>{messages.pages.clinic.budget}</a>;
}
