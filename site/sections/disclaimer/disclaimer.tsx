import type { SectionProps } from "../../../content-model/pages/page.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Sunrise } from "../../components/sunrise/sunrise.tsx";

/** What the page does not claim, in a quiet voice but a readable size, where the sun goes down. */
export function Disclaimer({ id, title, notices }: SectionProps<"disclaimer">) {
	return (
		<Section name="disclaimer" id={id} tone="night" artwork={<Sunrise at="side" />}>
			<h2 className="disclaimer__title" id={headingId(id ?? "disclaimer")}>
				{title}
			</h2>
			{notices.map((notice) => (
				<div className="disclaimer__notice" key={notice.text}>
					{notice.title && <h3 className="disclaimer__name">{notice.title}</h3>}
					<p>{notice.text}</p>
				</div>
			))}
		</Section>
	);
}
