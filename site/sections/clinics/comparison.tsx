import type { WithWords } from "../../../content-model/content.ts";
import { type Clinic, saidIn } from "../../../content-model/network/network.ts";
import { CRITERIA } from "../../../contract/clinics.ts";
import { checkedBy, clinicFacts } from "../clinic/clinic-facts.tsx";

type ComparisonProps = WithWords & { title: string; choose: string };

/** Every clinic side by side, by evidence and its day; with script, two of them that the visitor chooses. */
export function Comparison({ title, choose, words }: ComparisonProps) {
	const { clinics, messages, language } = words;
	const labels = messages.pages.clinic;
	const facts = clinics.map((clinic) => clinicFacts({ clinic, words }));
	const evidence = ({ checks }: Clinic, criterion: (typeof CRITERIA)[number]) => {
		const check = checks.find((one) => one.criterion === criterion);
		return check ? [saidIn(language, check.paper), checkedBy(check, words)] : [labels.unchecked];
	};
	const rows = [
		...CRITERIA.map((criterion) => ({
			label: labels.criteria[criterion],
			cells: clinics.map((clinic) => evidence(clinic, criterion)),
		})),
		...(facts[0] ?? []).map(([label], row) => ({ label, cells: facts.map((own) => [own[row]?.[1] ?? ""]) })),
	];
	return (
		<div className="above--16" data-compare>
			<h3 className="display title--entry">{title}</h3>
			{clinics.length > 2 && (
				<p className="clinics__choice screen-only above--4 stack" hidden>
					{[0, 1].map((place) => (
						<label key={place} className="small">
							{choose}
							<select className="field__control" defaultValue={clinics[place]?.id}>
								{clinics.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						</label>
					))}
				</p>
			)}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
			<section className="scrolls above--4" aria-label={title} tabIndex={0}>
				<table className="clinics__table table full small">
					<thead>
						<tr>
							<td />
							{clinics.map(({ id, name }) => (
								<th key={id} scope="col" data-clinic={id}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{cells.map((lines, index) => (
									<td key={clinics[index]?.id} data-clinic={clinics[index]?.id}>
										{lines.map((line) => (
											<p key={line}>{line}</p>
										))}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
