import type { SectionWithWords } from "../../../content-model/content.ts";
import type { Resource } from "../../../content-model/publications/resource.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { DocumentCover } from "../../artwork/document-cover/document-cover.tsx";
import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";

/** Partner resources as documents with their covers: two to take away, two to ask for. */
export const Resources = (section: SectionWithWords<"resources">) => (
	<Section {...section} name="resources" tone="larimar">
		<ul className="resources__documents">
			{section.words.resources.map((resource) => (
				<li className="resources__document" key={resource.id}>
					<DocumentCover kind={resource.type} title={resource.title} line={section.types[resource.type]} />
					<Description {...section} resource={resource} />
				</li>
			))}
		</ul>
	</Section>
);

type DescriptionProps = SectionWithWords<"resources"> & { resource: Resource };

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
