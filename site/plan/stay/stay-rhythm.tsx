import type { WithWords } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { datedSources, SourceLinks } from "../../components/source-links/source-links.tsx";

/** How long stages take where the clinic gave no date, and where that is written. */
export function StayRhythm({ words: { plan, answers, locale } }: WithWords) {
	const { rhythm, clinicalReview } = plan.stay;
	const stages = Object.values(rhythm.stages);
	const names = [...new Set(stages.flatMap((stage) => stage.sources))];
	return (
		<section className="stay-rhythm screen-only above--16 ruled" aria-labelledby="estadia-plazos">
			<h2 className="title--s" id="estadia-plazos">
				{rhythm.title}
			</h2>
			{clinicalReview === "pending" && <p className="above--2">{rhythm.note}</p>}
			<dl className="stay-rhythm__stages columns">
				{stages.map(({ label, span }) => (
					<div key={label}>
						<dt className="soft">{label}</dt>
						<dd className="strong">{span}</dd>
					</div>
				))}
			</dl>
			{datedSources(names, answers.sources, locale).map(({ day, sources: dated }) => (
				<p key={day} className="soft wide">
					{fill(rhythm.sources, { date: day })}: <SourceLinks sources={dated} />
				</p>
			))}
		</section>
	);
}
