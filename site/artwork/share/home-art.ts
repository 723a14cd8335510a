import { emblem } from "../emblems/emblems.ts";
import { picture } from "./picture.ts";

/** What the home page's card shows: the larimar stone, until the globe takes its place here. */
export function homeArt(side: number): string {
	return picture(emblem("ivfdo", "large").bytes, side);
}
