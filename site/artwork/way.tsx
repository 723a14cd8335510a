interface WayProps {
	className: string;
	/** Its units, `80 100`; it is stretched to the room it has. */
	size: string;
	d: string;
}

/** A dotted way, from one thing to the next. */
export const Way = ({ className, size, d }: WayProps) => (
	<svg className={`${className} way`} viewBox={`0 0 ${size}`} preserveAspectRatio="none" aria-hidden="true">
		<path d={d} />
	</svg>
);
