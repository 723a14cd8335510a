import type { WithWords } from "../../../content-model/content.ts";
import type { PlateName } from "../../../content-model/fields/parts.ts";
import { artworkFile } from "../../artwork/files.ts";

type PlateProps = WithWords & {
	name: PlateName;
	/** Whether it is among what is seen first. */
	first?: boolean;
};

/** A drawing of what happens, with a line that says what is drawn. */
export function Plate({ name, first, words }: PlateProps) {
	const { alt, caption } = words.site.plates[name];
	return (
		<figure className="plate screen-only stack stack--3">
			<img
				src={artworkFile(`plates/${name}.svg`)}
				width={720}
				height={480}
				alt={alt}
				loading={first ? undefined : "lazy"}
			/>
			<figcaption className="small">{caption}</figcaption>
		</figure>
	);
}

/** One as wide as the page, between two sections. */
export const PlateBand = (plate: PlateProps) => (
	<div className="section section--paper plate-band">
		<div className="section__inner">
			<Plate {...plate} />
		</div>
	</div>
);
