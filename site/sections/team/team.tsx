import type { ReactNode } from "react";
import type { SectionWithWords } from "../../../content-model/content.ts";
import type { UnitId } from "../../../content-model/fields/parts.ts";
import { type Person, saidIn } from "../../../content-model/network/network.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Way } from "../../artwork/way.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";
import { photograph } from "../../photographs/photographs.ts";

/** Five offices side by side along an arc, each under its unit's emblem or who directs it; behind them, who directs none. */
export function Team({ id, title, lead, leaders, words }: SectionWithWords<"team">) {
	const { people, language } = words;
	const emblemOf = (unit: UnitId) => <UnitEmblem unit={unit} detail="large" />;
	const named = (person: Person) => (
		<Leader
			key={person.id}
			face={
				person.picture ? (
					<Photograph {...photograph(person.picture)} look="round" sizes={FACE} />
				) : (
					person.unit && emblemOf(person.unit)
				)
			}
			name={person.name}
			role={[saidIn(language, person.role), person.exequatur].filter(Boolean).join(" · ")}
			text={saidIn(language, person.answersFor)}
		/>
	);
	return (
		<Section name="team" id={id} tone="surface" title={title} lead={lead}>
			<Way className="team__arc" size="100 100" d="M0 100Q50-100 100 100" />
			<ul className="team__leaders stack stack--8">
				{leaders.map(({ unit, office, text }) => {
					const person = people.find((one) => one.unit === unit);
					return person ? named(person) : <Leader key={unit} face={emblemOf(unit)} name={office} text={text} />;
				})}
				{people.filter(({ unit }) => !unit).map((person) => named(person))}
			</ul>
		</Section>
	);
}

const FACE = "(min-width: 68em) 8rem, 3.5rem";

/** An office, or a person with their role. */
function Leader({
	face,
	name,
	role,
	text,
}: {
	face: ReactNode;
	name: string;
	role?: string | undefined;
	text: string;
}) {
	return (
		<li className="team__leader">
			{face}
			<div>
				<h3 className="team__office">{name}</h3>
				{role && <p className="team__role">{role}</p>}
				<p className="team__text above--2 small">{text}</p>
			</div>
		</li>
	);
}
