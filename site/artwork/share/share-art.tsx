import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { emblem, emblems } from "../emblems/emblems.ts";
import { PageArt } from "../page-art.tsx";
import { dataAddress, type PlacedArt, picture } from "./picture.ts";
import type { ShareArt } from "./titled-page.ts";
import { drawnRules } from "./tokens.ts";

/**
 * A page's drawing as a square, at the origin of the card's own SVG.
 * @param globe the home page's, ready to be placed
 */
export function shareArt(art: ShareArt, side: number, globe: PlacedArt): string {
	switch (art.kind) {
		case "home":
			return globe(side);
		case "unit":
			return picture(emblem(art.unit, "large").bytes, side);
		case "page":
			return drawing(<PageArt name={art.name} />, drawnRules("artwork/page-art.css", "page-art"), side);
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
