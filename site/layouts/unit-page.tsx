import { Fragment } from "react";
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
const COMPOSITIONS = {
	/** Whom to believe comes first: who pays, and what was checked. */
	evidence: ["about", "transparency", "benefits", "plate", "steps", "audiences", "metrics"],
	/** The way comes first, and what waits along it. */
	way: ["steps", "courses", "benefits", "plate", "audiences", "about", "metrics"],
	/** The figures come first, then the sheet on which they stand. */
	account: ["metrics", "benefits", "about", "steps", "audiences"],
} as const;
type Composition = keyof typeof COMPOSITIONS;

const OF_UNITS: Record<UnitId, Composition> = {
	ivfdo: "evidence",
	concierge: "way",
	academy: "way",
	financial: "account",
	bi: "account",
};

/** A unit's page: all hold the same (specification, section 2); hue, emblem, words and composition are the unit's own. */
export function UnitPage(props: UnitPageProps) {
	const { id, unit, words } = props;
	const { hero, faqs, closing } = unit.page;
	const composition = OF_UNITS[id];
	const parts = partsOf(props, composition);
	return (
		<div className={`unit-hue unit-hue--${id}`}>
			<UnitHero unit={id} name={unit.title} {...hero} words={words} />
			{COMPOSITIONS[composition].map((part) => (
				<Fragment key={part}>{parts[part]}</Fragment>
			))}
			<Faqs type="faqs" {...faqs} words={words} />
			<Closing
				type="closing"
				{...closing}
				unit={id}
				tone={composition === "account" ? "larimar" : "night"}
				words={words}
			/>
		</div>
	);
}

function partsOf({ id, unit, words }: UnitPageProps, composition: Composition) {
	const { about, transparency, courses, plate, benefits, audiences, steps, metrics } = unit.page;
	const isWay = composition === "way";
	const isAccount = composition === "account";
	return {
		about: <UnitAbout {...about} />,
		transparency: transparency && <UnitTransparency {...transparency} words={words} />,
		courses: courses && <UnitCourses {...courses} />,
		plate: plate && <PlateBand name={plate} words={words} />,
		benefits: <UnitBenefits unit={id} look={isAccount ? "sheet" : "lens"} {...benefits} />,
		audiences: <UnitAudiences look={isWay ? "circles" : "rows"} {...audiences} />,
		metrics: <Metrics type="metrics" unit={id} tone={isAccount ? "surface" : "paper"} {...metrics} />,
		steps: (
			<Section name="unit-steps" tone={isWay ? "surface" : "paper"} title={steps.title} lead={steps.lead}>
				<Journey steps={steps.items} way={courses || isAccount ? "rise" : "arc"} />
			</Section>
		),
	};
}
