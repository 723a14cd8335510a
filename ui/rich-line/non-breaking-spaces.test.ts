import { expect, it } from "vitest";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

it.each([
	["Que la fertilidad entre en la *conversación*", "Que la~fertilidad entre en~la *conversación*"],
	["Lo que se aprende el lunes y se *usa* el martes", "Lo~que se~aprende el~lunes y~se~*usa* el~martes"],
	["¿Y si no me entienden?", "¿Y~si no me~entienden?"],
	["Turismo de fertilidad en el que puedes *confiar*", "Turismo de~fertilidad en el~que~puedes *confiar*"],
	["Testimonios", "Testimonios"],
])("%s", (title, held) => {
	expect(withNonBreakingSpaces(title)).toBe(held.replaceAll("~", "\u00a0"));
});
