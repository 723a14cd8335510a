import { education } from "virtual:content";
import type { ContentItem } from "../../../content-model/content-item.ts";
import type { EducationProps } from "../../../content-model/sections/education.ts";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";
import { Cover } from "../../artwork/covers.tsx";
import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";

/** A magazine's spread: its title as a masthead where asked, the first item large, and the way into the community. */
export function Education({ id, title, masthead, lead, join, ...labels }: EducationProps) {
	return (
		<Section name="education" id={id} tone="surface">
			<SectionHeading name="education" title={title} lead={lead} masthead={masthead} />
			<ul className="education__items">
				{education.map((item) => (
					<li className={`education__item education__item--${item.format}`} key={item.title}>
						<Item item={item} {...labels} />
					</li>
				))}
			</ul>
			<div className="education__join">
				<ChatLink variant={join.chat}>{join.label}</ChatLink>
			</div>
		</Section>
	);
}

function Item({ item, formats, views }: { item: ContentItem } & Pick<EducationProps, "formats" | "views">) {
	return (
		<article className="education__article">
			<Cover name={item.image} />
			<div className="education__words">
				<p className="education__format">
					{formats[item.format]} {item.sample && <SampleTag />}
				</p>
				<h3 className="education__title">{item.title}</h3>
				<p className="education__summary">{item.summary}</p>
				<p className="education__facts">
					<span>
						{item.views.toLocaleString("es-DO")} {views}
					</span>
					<span>{"duration" in item ? item.duration : item.readTime}</span>
				</p>
			</div>
		</article>
	);
}
