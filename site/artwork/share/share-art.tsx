import type { PageArtName } from "../../../content-model/parts.ts";
import { drawnSvg } from "../drawn-file.ts";
import { emblem } from "../emblems/emblems.ts";
import { PageArtDrawing, reach, SIDE } from "../page-art/drawing.tsx";
import { PAGE_ART_SHEET } from "../page-art/page-art-files.tsx";
import { type PlacedArt, picture } from "../picture.ts";
import { drawnRules } from "../tokens.ts";
import type { ShareArt } from "./titled-page.ts";

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
			return placed(art.name, side);
	}
}

/** The page's own drawing, its square as large as asked, with what reaches over the edges. */
function placed(name: PageArtName, side: number): string {
	const svg = drawnSvg(<PageArtDrawing name={name} />, drawnRules(PAGE_ART_SHEET, "light"));
	const [margin, whole] = [reach(name), SIDE + 2 * reach(name)].map((units) => (units * side) / SIDE);
	return svg.replace("<svg ", `<svg x="-${margin}" y="-${margin}" width="${whole}" height="${whole}" `);
}
