import type { ReactNode } from "react";
import type { ContentItem } from "../../content-model/content-item.ts";
import { ripples } from "./ripples.ts";
import "./covers.css";

/** Every drawing an educational item may name in its `image`. */
const DRAWINGS: Record<ContentItem["image"], ReactNode> = {
	follicle: (
		<>
			<circle className="cover__body" cx="160" cy="116" r="84" />
			{ripples([160, 116], [100, 120, 144, 172, 204], 0.06).map((ring) => (
				<path key={ring} d={ring} />
			))}
			<circle className="cover__core" cx="142" cy="132" r="22" />
		</>
	),
	questions: (
		<>
			<circle className="cover__body" cx="96" cy="100" r="62" />
			<path d="M190 52h96M190 84h70M190 116h96M190 148h48" />
			<circle className="cover__core" cx="96" cy="100" r="14" />
		</>
	),
	voices: (
		<>
			<circle className="cover__body" cx="122" cy="100" r="66" />
			<circle className="cover__veil" cx="198" cy="100" r="66" />
			<path d="M30 100h20M64 84v32M84 64v72M104 78v44M216 78v44M236 64v72M256 84v32M270 100h20" />
			<circle className="cover__core" cx="160" cy="100" r="12" />
		</>
	),
};

/** The drawing on an educational item. */
export function Cover({ name }: { name: ContentItem["image"] }) {
	return (
		<svg
			className={`cover cover--${name}`}
			viewBox="0 0 320 200"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			{DRAWINGS[name]}
		</svg>
	);
}
