import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Drawing } from "./drawing.tsx";

const files = {
	"./drawings/sun.svg":
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n\t<!-- Rises. -->\n\t<g>\n\t\t<path d="M0 0"/>\n\t</g>\n</svg>\n',
};

test("a drawing stands within the page with its class, without the file's comments and line ends", () => {
	expect(renderToStaticMarkup(<Drawing files={files} name="sun" className="sun" />)).toBe(
		'<svg class="sun" viewBox="0 0 9 9" aria-hidden="true"><g><path d="M0 0"/></g></svg>',
	);
});

test("a drawing that has no file stops the build", () => {
	expect(() => renderToStaticMarkup(<Drawing files={files} name="moon" />)).toThrow("moon");
});
