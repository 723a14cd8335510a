import type { PageArtName } from "../../../content-model/fields/parts.ts";
import { artworkFile } from "../files.ts";

const SIDE = 480;
/** Drawings that reach over the edges of their square. */
const REACHING: readonly PageArtName[] = ["orbit", "crossing", "waves"];
/** How far they do, in the same units. */
const REACH = 72;

/** The drawing a page opens with, as no other does, and may close with (`lazy`); the words beside it say the same. */
export function PageArt({ name, lazy }: { name: PageArtName; lazy?: boolean }) {
	const reaching = REACHING.includes(name);
	const side = SIDE + (reaching ? 2 * REACH : 0);
	const look = reaching ? "page-art page-art--reaching" : "page-art";
	return (
		<img
			className={look}
			src={artworkFile(`page-art/drawings/${name}.svg`)}
			width={side}
			height={side}
			alt=""
			loading={lazy ? "lazy" : undefined}
		/>
	);
}
