import { clinicHead } from "../../clinic-head.ts";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { photograph } from "../../photographs/photographs.ts";
import { BudgetLink, ClinicFacts, type ClinicProps, Licence } from "../clinic/clinic-facts.tsx";

/** A clinic in the list: where it is, its licence, what it does and for how much. */
export function ClinicCard({ clinic, words }: ClinicProps) {
	const { id, name, city, picture } = clinic;
	return (
		<li className="clinics__card link--within stack stack--2" id={id}>
			{picture && <Photograph {...photograph(picture)} look="wide" sizes="(min-width: 60em) 24rem, 100vw" />}
			<h3 className="display title--entry">{name}</h3>
			<p>{city}</p>
			<Licence clinic={clinic} words={words} />
			<ClinicFacts className="clinics__facts stack stack--3 small" clinic={clinic} words={words} />
			<p className="clinics__ways screen-only row">
				<a href={clinicHead(clinic, words).path}>{words.messages.pages.clinic.more}</a>
				<BudgetLink clinic={clinic} words={words} />
			</p>
		</li>
	);
}
