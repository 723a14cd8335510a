import type { SectionWithWords } from "../../../content-model/content.ts";
import type { UnitId } from "../../../content-model/fields/parts.ts";
import { type Person, saidIn } from "../../../content-model/network/network.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Way } from "../../artwork/way.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";
import { photograph } from "../../photographs/photographs.ts";

const FACE = "(min-width: 68em) 8rem, 3.5rem";

/** Five offices side by side along an arc, each under its unit's emblem or who directs it; behind them, who directs none. */
export function Team({ leaders, words: { people, language }, ...heading }: SectionWithWords<"team">) {
	const emblemOf = (unit: UnitId) => <UnitEmblem unit={unit} detail="large" />;
	const named = ({ id, unit, picture, name, role, exequatur, answersFor }: Person) => ({
		id,
		face: picture ? <Photograph {...photograph(picture)} look="round" sizes={FACE} /> : unit && emblemOf(unit),
		name,
		role: [saidIn(language, role), exequatur].filter(Boolean).join(" · "),
		text: saidIn(language, answersFor),
	});
	const shown = [
		...leaders.map(({ unit, office, text }) => {
			const person = people.find((one) => one.unit === unit);
			return person ? named(person) : { id: unit, face: emblemOf(unit), name: office, role: "", text };
		}),
		...people.filter(({ unit }) => !unit).map(named),
	];
	return (
		<Section {...heading} name="team" tone="surface">
			<Way className="team__arc" size="100 100" d="M0 100Q50-100 100 100" />
			<ul className="team__leaders stack stack--8">
				{shown.map(({ id, face, name, role, text }) => (
					<li className="team__leader" key={id}>
						{face}
						<div>
							<h3 className="team__office">{name}</h3>
							{role && <p className="team__role">{role}</p>}
							<p className="team__text above--2 small">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
