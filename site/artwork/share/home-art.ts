import sharp from "sharp";
import { globeFiles } from "../globe/globe-files.ts";
import { LINES_MARGIN, stillLinesDrawing } from "../globe/lines.ts";
import { SIZE } from "../globe/projection.ts";
import { dataAddress, type PlacedArt, picture } from "../picture.ts";

/** What the home page's card shows: its globe by day. */
export async function homeArt(): Promise<PlacedArt> {
	const { day, coast } = await globeFiles();
	// The renderer of the cards reads no AVIF.
	const stone = dataAddress(await sharp(day.bytes).png().toBuffer(), "image/png");
	const lines = Buffer.from(stillLinesDrawing());
	return (side) => {
		const half = side / 2;
		const margin = (side * LINES_MARGIN) / SIZE;
		const round = `<clipPath id="stone"><circle cx="${half}" cy="${half}" r="${half}"/></clipPath>`;
		const sea = `<image width="${side}" height="${side}" href="${stone}"/>${picture(coast.bytes, side)}`;
		const ways = `<g transform="translate(-${margin} -${margin})">${picture(lines, side + 2 * margin)}</g>`;
		return `${round}<g clip-path="url(#stone)">${sea}</g>${ways}`;
	};
}
