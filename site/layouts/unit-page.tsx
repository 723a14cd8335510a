import type { WithWords } from "../../content-model/content.ts";
import type { UnitId } from "../../content-model/fields/parts.ts";
import type { Unit } from "../../content-model/pages/unit.ts";
import { Section } from "../../ui/section/section.tsx";
import { Journey } from "../components/journey/journey.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Metrics } from "../sections/metrics/metrics.tsx";
import { UnitAbout } from "../sections/unit-about/unit-about.tsx";
import { UnitAudiences } from "../sections/unit-audiences/unit-audiences.tsx";
import { UnitBenefits } from "../sections/unit-benefits/unit-benefits.tsx";
import { UnitCourses } from "../sections/unit-courses/unit-courses.tsx";
import { UnitHero } from "../sections/unit-hero/unit-hero.tsx";
import { UnitTransparency } from "../sections/unit-transparency/unit-transparency.tsx";

/** The layout that the five units share (specification, section 2); hue, emblem and words are the unit's own. */
export function UnitPage({ id, unit, words }: WithWords & { id: UnitId; unit: Unit }) {
	const { hero, about, steps, courses, benefits, audiences, metrics, transparency, faqs, closing } = unit.page;
	return (
		<div className={`unit-hue unit-hue--${id}`}>
			<UnitHero unit={id} name={unit.title} {...hero} words={words} />
			<UnitAbout {...about} />
			<Section name="unit-steps" title={steps.title} lead={steps.lead}>
				<Journey steps={steps.items} />
			</Section>
			{courses && <UnitCourses {...courses} />}
			<UnitBenefits unit={id} {...benefits} />
			<UnitAudiences {...audiences} />
			<Metrics type="metrics" unit={id} {...metrics} />
			{transparency && <UnitTransparency {...transparency} words={words} />}
			<Faqs type="faqs" {...faqs} words={words} />
			<Closing type="closing" {...closing} words={words} />
		</div>
	);
}
