import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { QuotesProps } from "./quotes.schema.ts";
import "./quotes.css";

/** What partners say: the first one large, the others beside it, and on what terms they stand here. */
export function Quotes({ id, title, items, note }: QuotesProps) {
	const heading = id ?? "quotes";
	return (
		<Section name="quotes" id={id} heading={heading} tone="amber">
			<SectionHeading name={heading} title={title} />
			<ul className="quotes__list">
				{items.map(({ sample, name, clinic, content }) => (
					<li className="quotes__item" key={content}>
						<figure>
							<blockquote className="quotes__words">
								<p>«{content}»</p>
							</blockquote>
							<figcaption className="quotes__caption">
								<p className="quotes__name">
									{name} {sample && <SampleTag />}
								</p>
								<p className="quotes__clinic">{clinic}</p>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<p className="quotes__note">{note}</p>
		</Section>
	);
}
