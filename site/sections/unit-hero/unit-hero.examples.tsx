import { units, mainWords as words } from "virtual:content";
import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitHero } from "./unit-hero.tsx";

export const examples = unitExamples("hero", (hero, unit) => (
	<UnitHero unit={unit} name={units[unit].title} {...hero} words={words} />
));
