import type { APIRoute } from "astro";
import { iconResponse, MANIFEST_ICONS } from "../../artwork/mark/icons.ts";

export function getStaticPaths() {
	return Object.entries(MANIFEST_ICONS).map(([file, icon]) => ({ params: { file }, props: { icon } }));
}

/** One of the icons a web manifest names. */
export const GET: APIRoute<{ icon: (typeof MANIFEST_ICONS)[string] }> = ({ props: { icon } }) => iconResponse(icon);
