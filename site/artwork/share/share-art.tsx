import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HeadingDrawing } from "../../sections/heading/heading-drawing.tsx";
import { emblem, emblems } from "../emblems/emblems.ts";
import { PageArt } from "../page-art.tsx";
import { homeArt } from "./home-art.ts";
import { dataAddress, picture } from "./picture.ts";
import type { ShareArt } from "./titled-page.ts";
import { drawnRules } from "./tokens.ts";

/** A page's drawing as a square, at the origin of the card's own SVG. */
export function shareArt(art: ShareArt, side: number): string {
	switch (art.kind) {
		case "home":
			return homeArt(side);
		case "unit":
			return picture(emblem(art.unit, "large").bytes, side);
		case "page":
			return drawing(<PageArt name={art.name} />, drawnRules("artwork/page-art.css", "page-art"), side);
		case "heading":
			return drawing(
				<HeadingDrawing name={art.name} />,
				drawnRules("sections/heading/heading.css", "heading-drawing"),
				side,
			);
	}
}

/** The page's own component, with its styles and its emblems within it. */
function drawing(element: ReactElement, rules: string, side: number): string {
	const markup = emblems().reduce(
		(svg, { path, bytes }) => svg.replaceAll(path, dataAddress(bytes)),
		renderToStaticMarkup(element),
	);
	return markup
		.replace("<svg ", `<svg width="${side}" height="${side}" overflow="visible" `)
		.replace(">", `><style>${rules}</style>`);
}
