import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichLine, withNonBreakingSpaces } from "./rich-line.tsx";

const markup = (text: string) =>
	renderToStaticMarkup(<RichLine as="p" text={text} />)
		.replaceAll("\u00a0", " ")
		.slice(3, -4);

test("a word between asterisks is emphasised", () => {
	expect(markup("Tu camino puede *empezar* aquí")).toBe("Tu camino puede <em>empezar</em> aquí");
});

test("a line may begin and end with an emphasised word", () => {
	expect(markup("*Aquí* y *ahora*")).toBe("<em>Aquí</em> y <em>ahora</em>");
});

test("a line without asterisks stays as it is", () => {
	expect(markup("Nuestra propuesta")).toBe("Nuestra propuesta");
});

test("a lone asterisk is only an asterisk", () => {
	expect(markup("Cifras del Grupo*")).toBe("Cifras del Grupo*");
});

test("what an owner writes is never read as HTML", () => {
	expect(markup("<b>*hola*</b>")).toBe("&lt;b&gt;<em>hola</em>&lt;/b&gt;");
});

test.each([
	["Que la fertilidad entre en la *conversación*", "Que la~fertilidad entre en~la *conversación*"],
	["Lo que se aprende el lunes y se *usa* el martes", "Lo~que se~aprende el~lunes y~se~*usa* el~martes"],
	["¿Y si no me entienden?", "¿Y~si no me~entienden?"],
	["Turismo de fertilidad en el que puedes *confiar*", "Turismo de~fertilidad en el~que~puedes *confiar*"],
	["Testimonios", "Testimonios"],
])("%s", (title, held) => {
	expect(withNonBreakingSpaces(title)).toBe(held.replaceAll("~", "\u00a0"));
});
