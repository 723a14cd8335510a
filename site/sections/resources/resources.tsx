import type { SectionWithWords, WithWords } from "../../../content-model/content.ts";
import type { SectionProps } from "../../../content-model/pages/page.ts";
import type { Resource } from "../../../content-model/publications/resource.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { DocumentCover } from "../../artwork/document-cover/document-cover.tsx";
import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";

/** Partner resources as documents with their covers: two to take away, two to ask for. */
export const Resources = ({ id, title, lead, words, ...labels }: SectionWithWords<"resources">) => (
	<Section name="resources" id={id} tone="larimar" title={title} lead={lead}>
		<ul className="resources__documents">
			{words.resources.map((resource) => (
				<li className="resources__document" key={resource.id}>
					<DocumentCover kind={resource.type} title={resource.title} line={labels.types[resource.type]} />
					<Description resource={resource} {...labels} words={words} />
				</li>
			))}
		</ul>
	</Section>
);

type DescriptionProps = WithWords & { resource: Resource } & Pick<
		SectionProps<"resources">,
		"types" | "open" | "closed"
	>;

function Description({ resource, types, open, closed, words }: DescriptionProps) {
	const { label, action } = resource.isPublic ? open : closed;
	return (
		<div>
			<p className="resources__type label row row--middle">
				{types[resource.type]} <span className="resources__access small">{label}</span>{" "}
				{resource.sample && <SampleTag words={words} />}
			</p>
			<h3 className="resources__title">
				{resource.isPublic && resource.page ? <a href={resource.page}>{resource.title}</a> : resource.title}
			</h3>
			<p className="soft below--4">{resource.description}</p>
			<a
				className={buttonClass(resource.isPublic ? "secondary" : "quiet")}
				href={resourceHref(resource)}
				download={resource.isPublic || undefined}
			>
				<span>
					{action}
					<span className="unseen">: {resource.title}</span>
				</span>
			</a>
		</div>
	);
}

/** A public resource leads to its file, one for partners to the form that asks for it. */
export const resourceHref = (resource: Resource): string =>
	resource.isPublic ? resource.file : `/solicitar-acceso/${resource.id}`;
