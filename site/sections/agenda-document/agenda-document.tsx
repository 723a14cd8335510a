import type { SectionProps } from "../../../content-model/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { DocumentCover } from "../../artwork/document-cover/document-cover.tsx";

/** The agenda to take away: its cover, drawn, and the file. */
export function AgendaDocument({ id, title, text, cover, download, note }: SectionProps<"agenda-document">) {
	return (
		<Section name="agenda-document" id={id} tone="amber">
			<div className="agenda-document__cover">
				<DocumentCover kind="agenda" title={cover.title} line={cover.years} owner={cover.owner} />
			</div>
			<div className="agenda-document__words">
				<RichLine as="h2" className="agenda-document__title" id={headingId(id)} text={title} />
				<p className="agenda-document__text">{text}</p>
				<p className="agenda-document__action">
					<ButtonLink href={download.file} label={download.label} />
				</p>
				<p className="agenda-document__note">{note}</p>
			</div>
		</Section>
	);
}
