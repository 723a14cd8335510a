import type { SectionWithWords } from "../../../content-model/content.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";

/** What partners say: the first one large, the others beside it, and on what terms they stand here. */
export const Quotes = ({ id, title, items, note, words }: SectionWithWords<"quotes">) => (
	<Section name="quotes" id={id} tone="amber" title={title}>
		<ul className="quotes__list stack">
			{items.map(({ clinic, ...quotation }, index) => (
				<li className="quotes__item" key={quotation.content}>
					<Quotation
						{...quotation}
						details={[clinic]}
						voice="clinic"
						size={quotation.sample ? "small" : index === 0 ? "large" : "medium"}
						words={words}
					/>
				</li>
			))}
		</ul>
		<p className="quotes__note wide small">{note}</p>
	</Section>
);
