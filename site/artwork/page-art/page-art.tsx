import type { PageArtName } from "../../../content-model/parts.ts";
import { reach, SIDE } from "./drawing.tsx";
import { pageArtFile } from "./page-art-files.tsx";

/** The drawing a page opens with; the words beside it say the same. */
export function PageArt({ name }: { name: PageArtName }) {
	const side = SIDE + 2 * reach(name);
	const look = reach(name) > 0 ? "page-art page-art--reaching" : "page-art";
	return <img className={look} src={pageArtFile(name).path} width={side} height={side} alt="" />;
}
