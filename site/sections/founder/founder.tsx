import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";
import { headingId, Section } from "../../components/section/section.tsx";
import type { FounderProps } from "./founder.schema.ts";
import "./founder.css";

/** The founder's words as a letter, signed with a name or, until there is one, the office. */
export function Founder({ id, title, sample, words, name, office, text }: FounderProps) {
	const heading = id ?? "founder";
	return (
		<Section name="founder" id={id} heading={heading} tone="amber">
			<h2 className="founder__title" id={headingId(heading)}>
				{title}
			</h2>
			<figure className="founder__letter">
				<blockquote className="founder__words">
					<p>«{words}»</p>
				</blockquote>
				<figcaption className="founder__signature">
					<p className="founder__name">
						{name ?? office} {sample && <SampleTag />}
					</p>
					{name && <p>{office}</p>}
					<p className="founder__text">{text}</p>
				</figcaption>
			</figure>
		</Section>
	);
}
