import type { WithWords } from "../../../content-model/content.ts";
import { paragraphsOf } from "../../../content-model/fields/paragraphs.ts";
import type { Photograph as Picture } from "../../../content-model/fields/photograph.ts";
import { photograph } from "../../photographs/photographs.ts";
import { Photograph } from "../photograph/photograph.tsx";
import { SampleTag } from "../sample-tag/sample-tag.tsx";

interface QuotationProps extends WithWords {
	/** What was said, without quotation marks, in one paragraph or several. */
	content: string;
	/** Who says it: a name or, until there is one, an office. */
	name: string;
	/** Where they speak from: clinic, treatment, country, office. */
	details?: readonly string[] | undefined;
	/** Nobody has said it yet; a visitor sees "Ejemplo". */
	sample: boolean;
	/** Where in the group's circle they stand: the colour of the ring the words come from. */
	voice?: "patient" | "clinic";
	size?: "large" | "medium" | "small";
	/** Whose face or logo stands where otherwise a drop does. */
	picture?: Picture | undefined;
	/** How many of five, and the same in words. Drawn of a real one; a sample says it in words alone. */
	rating?: { value: number; words: string } | undefined;
}

/** Somebody's words, who says them, and whether they are a sample. */
export function Quotation(props: QuotationProps) {
	const { content, name, details = [], sample, voice = "patient", size = "medium", picture, rating, words } = props;
	const { quotationMarks: marks } = words.messages.chrome;
	return (
		<figure className={`quotation quotation--${size} quotation--${voice}`}>
			{sample && (
				<p className="quotation__sample below--3">
					<SampleTag words={words} />
				</p>
			)}
			<blockquote className="quotation__words display">
				{paragraphsOf(content).map((paragraph, index, all) => (
					<p key={paragraph}>
						{`${index === 0 ? marks.opens : marks.goesOn}${paragraph}${index === all.length - 1 ? marks.closes : ""}`}
					</p>
				))}
			</blockquote>
			<figcaption
				className={picture ? "quotation__caption quotation__caption--pictured above--6" : "quotation__caption above--6"}
			>
				{picture && <Photograph {...photograph(picture)} look="round" sizes="4rem" />}
				<p className="strong">{name}</p>
				{details.map((detail) => (
					<p className="soft" key={detail}>
						{detail}
					</p>
				))}
				{rating && (sample ? <p className="soft">{rating.words}</p> : <Rating {...rating} />)}
			</figcaption>
		</figure>
	);
}

/** A rating of one to five, drawn and told in words. */
const Rating = ({ value, words }: { value: number; words: string }) => (
	<p className="rating above--1 small row row--2 row--middle">
		<span aria-hidden="true">
			{Array.from({ length: value }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lights are all alike
				<i key={index} />
			))}
		</span>
		<span>{words}</span>
	</p>
);
