import { saidIn } from "../../../content-model/network/network.ts";
import { CRITERIA } from "../../../contract/clinics.ts";
import { unbrokenTelephone } from "../../../contract/questions/telephone.ts";
import { headingId } from "../../../ui/section/section.tsx";
import { Country } from "../../artwork/country/country.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { photograph } from "../../photographs/photographs.ts";
import { BudgetLink, ClinicFacts, type ClinicProps, checkedBy, Licence } from "./clinic-facts.tsx";

/** All that is known of a clinic: what was checked, with which paper, by whom and when. */
export function ClinicPage({ clinic, words }: ClinicProps) {
	const { name, city, street, phone, web, picture, text, checks } = clinic;
	const { messages, pages, language } = words;
	const labels = messages.pages.clinic;
	return (
		<article className="article clinic stack stack--10" aria-labelledby={headingId("article")}>
			<header className="article__header stack stack--5">
				<p className="article__trail">
					<a href={pages.clinicas?.path ?? pages.home.path}>{labels.all}</a>
				</p>
				<h1 className="article__title" id={headingId("article")}>
					{name}
				</h1>
				<p className="lead">{[street, city].filter(Boolean).join(", ")}</p>
				<Licence clinic={clinic} words={words} />
			</header>
			<div className="article__art screen-only">
				{picture ? (
					<Photograph {...photograph(picture)} look="wide" sizes="(min-width: 60em) 30rem, 100vw" first />
				) : (
					<Country label={labels.map} places={[{ ...clinic, id: "lo-comprobado" }]} />
				)}
			</div>
			<div className="article__body">
				{text && <p>{saidIn(language, text)}</p>}
				<ClinicFacts className="clinic__facts stack" clinic={clinic} words={words} />
				<h2 className="kicker article__label label" id="lo-comprobado">
					{labels.checks}
				</h2>
				<ul className="above--4 stack stack--5">
					{CRITERIA.map((criterion) => {
						const check = checks.find((one) => one.criterion === criterion);
						return (
							<li
								key={criterion}
								className={check ? "clinic__check ringed" : "clinic__check clinic__check--open ringed soft"}
							>
								<h3 className="clinic__criterion">{labels.criteria[criterion]}</h3>
								<p>{check ? saidIn(language, check.paper) : labels.unchecked}</p>
								{check && <p className="small">{checkedBy(check, words)}</p>}
							</li>
						);
					})}
				</ul>
				<p className="clinic__ways screen-only above--8 row">
					<BudgetLink clinic={clinic} words={words} />
					{web && <a href={web}>{labels.web}</a>}
					{phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{unbrokenTelephone(phone)}</a>}
				</p>
			</div>
		</article>
	);
}
