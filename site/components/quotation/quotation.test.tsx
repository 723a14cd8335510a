import { mainWords, messages } from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quotation } from "./quotation.tsx";

const said = { content: "Supe con quién hablar.", name: "Paciente de ejemplo", sample: true };
const markup = (changes = {}) => renderToStaticMarkup(<Quotation words={mainWords} {...said} {...changes} />);

test("a sample says that it is one, and a real quotation does not", () => {
	expect(markup()).toContain(messages.chrome.sample);
	expect(markup({ sample: false })).not.toContain(messages.chrome.sample);
});

test("a rating is told in words, and drawn only of a real quotation", () => {
	const rating = { value: 4, words: "Valoración: 4 de 5" };
	expect(markup({ rating, sample: false })).toContain(`>${"<i></i>".repeat(4)}</span><span>${rating.words}</span>`);
	expect(markup({ rating })).toContain(rating.words);
	expect(markup({ rating })).not.toContain("<i>");
});

test("each paragraph of a quotation is marked, and the last closes it", () => {
	expect(markup({ content: "Uno.\n\nDos.\n\nTres.\n" })).toContain("<p>«Uno.</p><p>»Dos.</p><p>»Tres.»</p>");
	expect(markup()).toContain("<p>«Supe con quién hablar.»</p>");
});
