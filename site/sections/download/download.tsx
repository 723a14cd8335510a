import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { DocumentCover } from "../../artwork/document-cover/document-cover.tsx";

/** A document to take away: its cover, drawn, and the file. */
export const Download = ({ id, title, text, cover, download, note }: SectionProps<"download">) => (
	<Section name="download" isScreenOnly id={id} tone="amber">
		<div className="download__cover">
			<DocumentCover kind={cover.drawing} title={cover.title} line={cover.line} owner={cover.owner} />
		</div>
		<div>
			<RichLine as="h2" id={headingId(id)} text={title} />
			<p className="download__text above--5 lead">{text}</p>
			<p className="above--8">
				<ButtonLink href={download.file} label={download.label} />
			</p>
			<p className="above--4 small">{note}</p>
		</div>
	</Section>
);
