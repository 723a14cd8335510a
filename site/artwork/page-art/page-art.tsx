import type { PageArtName } from "../../../content-model/parts.ts";
import { MARGIN, SIDE } from "./drawing.tsx";
import { pageArtFile } from "./page-art-files.tsx";
import "./page-art.css";

/** The drawing a page opens with; the words beside it say the same. */
export function PageArt({ name }: { name: PageArtName }) {
	const side = SIDE + 2 * MARGIN;
	return <img className="page-art" src={pageArtFile(name).path} width={side} height={side} alt="" />;
}
