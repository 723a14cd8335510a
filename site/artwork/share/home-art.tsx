import sharp from "sharp";
import { Globe } from "../globe/globe.tsx";
import { globeFiles } from "../globe/globe-files.ts";
import { dataAddress, type PlacedArt, picture } from "./picture.ts";
import { drawing } from "./share-art.tsx";
import { drawnRules } from "./tokens.ts";

/** What the home page's card shows: its globe by day. */
export async function homeArt(): Promise<PlacedArt> {
	const files = await globeFiles();
	// The renderer of the cards reads no AVIF.
	const stone = dataAddress(await sharp(files.day.bytes).png().toBuffer(), "image/png");
	return (side) => {
		const half = side / 2;
		const lines = drawing(<Globe {...files} />, drawnRules("artwork/globe/globe.css", "globe__"), side);
		const round = `<clipPath id="stone"><circle cx="${half}" cy="${half}" r="${half}"/></clipPath>`;
		const sea = `<image width="${side}" height="${side}" href="${stone}"/>${picture(files.coast.bytes, side)}`;
		return `${round}<g clip-path="url(#stone)">${sea}</g>${lines}`;
	};
}
