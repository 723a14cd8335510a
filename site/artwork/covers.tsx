import type { CoverName } from "../../content-model/publications/publications.ts";
import { Drawing } from "../../ui/drawing/drawing.tsx";

/** Every drawing an educational item may name in its `image`. Each may be cropped to its middle in any shape. */
const FILES = import.meta.glob<string>("./covers/*.svg", { query: "?raw", import: "default", eager: true });

/** The drawing on an educational item; the style gives it the shape of its format. */
export const Cover = ({ name }: { name: CoverName }) => (
	<Drawing
		files={FILES}
		name={name}
		className={`cover full cover--${name} screen-only`}
		preserveAspectRatio="xMidYMid slice"
	/>
);
