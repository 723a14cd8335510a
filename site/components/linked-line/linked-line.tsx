import { sentenceParts } from "../../../content-model/sections/sentence-parts.ts";

/** A line in which `[words](/path)` is a link. */
export const LinkedLine = ({ text, linkClass }: { text: string; linkClass?: string }) =>
	sentenceParts(text).map(({ words, href }) =>
		href === undefined ? (
			words
		) : (
			<a className={linkClass} href={href} key={words}>
				{words}
			</a>
		),
	);
