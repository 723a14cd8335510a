/** What an `<img>` and its `<source>`s say. */
export interface PreparedPicture {
	src: string;
	width: number;
	height: number;
	alt: string;
	/** The best first; the last one is also what `src` leads to. */
	formats: readonly { type: string; srcSet: string }[];
}

interface PhotographProps extends PreparedPicture {
	/** A face in a circle; a logo on a sheet of its own; a picture as wide as its place. */
	look: "round" | "logo" | "wide";
	/** How wide it stands on the page, as `sizes` says it. */
	sizes: string;
	/** Whether it is among what is seen first. */
	first?: boolean;
}

/** A photograph or a logo, in the format and the size that fit the screen. */
export const Photograph = ({ src, width, height, alt, formats, look, sizes, first = false }: PhotographProps) => (
	<picture className={`photograph photograph--${look}`}>
		{formats.map(({ type, srcSet }) => (
			<source key={type} type={type} srcSet={srcSet} sizes={sizes} />
		))}
		<img
			className="photograph__picture"
			src={src}
			width={width}
			height={height}
			alt={alt}
			loading={first ? undefined : "lazy"}
			decoding="async"
		/>
	</picture>
);
