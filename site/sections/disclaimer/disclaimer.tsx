import type { SectionProps } from "../../../content-model/pages/page.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** What the page does not claim, in a quiet voice but a readable size. */
export const Disclaimer = ({ id, title, notices }: SectionProps<"disclaimer">) => (
	<Section name="disclaimer" id={id}>
		<h2 className="kicker label" id={headingId(id ?? "disclaimer")}>
			{title}
		</h2>
		<div className="disclaimer__notices above--4 small">
			{notices.map((notice) => (
				<div key={notice.text}>
					{notice.title && <h3 className="ink plain strong">{notice.title}</h3>}
					<p>{notice.text}</p>
				</div>
			))}
		</div>
	</Section>
);
