import type { ReactElement } from "react";
import type { WithWords } from "../../content-model/content.ts";
import type { UnitId } from "../../content-model/fields/parts.ts";
import type { Unit } from "../../content-model/pages/unit.ts";
import { Section } from "../../ui/section/section.tsx";
import { Journey } from "../components/journey/journey.tsx";
import { PlateBand } from "../components/plate/plate.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Metrics } from "../sections/metrics/metrics.tsx";
import { UnitAbout } from "../sections/unit-about/unit-about.tsx";
import { UnitAudiences } from "../sections/unit-audiences/unit-audiences.tsx";
import { UnitBenefits } from "../sections/unit-benefits/unit-benefits.tsx";
import { UnitCourses } from "../sections/unit-courses/unit-courses.tsx";
import { UnitHero } from "../sections/unit-hero/unit-hero.tsx";
import { UnitTransparency } from "../sections/unit-transparency/unit-transparency.tsx";

type UnitPageProps = WithWords & { id: UnitId; unit: Unit };

/** What a unit's page holds between its first screen and its questions, told by what each unit has to say first (0006). */
const COMPOSITIONS: Record<UnitId, (props: UnitPageProps) => ReactElement> = {
	ivfdo: Evidence,
	concierge: Way,
	academy: Way,
	financial: Account,
	bi: Account,
};

/** A unit's page: all hold the same (specification, section 2); hue, emblem, words and composition are the unit's own. */
export function UnitPage(props: UnitPageProps) {
	const { id, unit, words } = props;
	const { hero, faqs, closing } = unit.page;
	const Composition = COMPOSITIONS[id];
	return (
		<div className={`unit-hue unit-hue--${id}`}>
			<UnitHero unit={id} name={unit.title} {...hero} words={words} />
			<Composition {...props} />
			<Faqs type="faqs" {...faqs} words={words} />
			<Closing
				type="closing"
				{...closing}
				unit={id}
				tone={Composition === Account ? "larimar" : "night"}
				words={words}
			/>
		</div>
	);
}

/** Whom to believe comes first: who pays, and what was checked. */
function Evidence({ id, unit, words }: UnitPageProps) {
	const { about, transparency, plate, benefits, audiences, steps, metrics } = unit.page;
	return (
		<>
			<UnitAbout {...about} />
			{transparency && <UnitTransparency {...transparency} words={words} />}
			<UnitBenefits unit={id} {...benefits} />
			{plate && <PlateBand name={plate} words={words} />}
			<Section name="unit-steps" title={steps.title} lead={steps.lead}>
				<Journey steps={steps.items} />
			</Section>
			<UnitAudiences look="rows" {...audiences} />
			<Metrics type="metrics" unit={id} {...metrics} />
		</>
	);
}

/** The way comes first, and what waits along it. */
function Way({ id, unit, words }: UnitPageProps) {
	const { about, courses, plate, benefits, audiences, steps, metrics } = unit.page;
	return (
		<>
			<Section name="unit-steps" tone="surface" title={steps.title} lead={steps.lead}>
				<Journey steps={steps.items} way={courses ? "rise" : "arc"} />
			</Section>
			{courses && <UnitCourses {...courses} />}
			<UnitBenefits unit={id} {...benefits} />
			{plate && <PlateBand name={plate} words={words} />}
			<UnitAudiences {...audiences} />
			<UnitAbout {...about} />
			<Metrics type="metrics" unit={id} {...metrics} />
		</>
	);
}

/** The figures come first, then the sheet on which they stand. */
function Account({ id, unit }: UnitPageProps) {
	const { about, benefits, audiences, steps, metrics } = unit.page;
	return (
		<>
			<Metrics type="metrics" unit={id} tone="surface" {...metrics} />
			<UnitBenefits unit={id} look="sheet" {...benefits} />
			<UnitAbout {...about} />
			<Section name="unit-steps" title={steps.title} lead={steps.lead}>
				<Journey steps={steps.items} way="rise" />
			</Section>
			<UnitAudiences look="rows" {...audiences} />
		</>
	);
}
