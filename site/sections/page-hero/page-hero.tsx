import type { SectionWithWords } from "../../../content-model/content.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { PageArt } from "../../artwork/page-art/page-art.tsx";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { Metric } from "../../components/metric/metric.tsx";

/** A page's first screen: what it is about, what to do here, and a drawing of its own. */
export function PageHero({ id, art, claims, words, ...text }: SectionWithWords<"page-hero">) {
	const { eyebrow, title, lead, actions, chat, note } = text;
	return (
		<Section name="page-hero" id={id}>
			<div className="page-hero__screen">
				<div className="page-hero__words">
					<p className="kicker page-hero__eyebrow label">{eyebrow}</p>
					<RichLine as="h1" className="page-hero__title title--page" id={headingId(id ?? "page-hero")} text={title} />
					<p className="page-hero__lead lead">{lead}</p>
					<ActionRow actions={actions} chat={chat} words={words} />
					{note && (
						<p className="page-hero__note balanced above--4 small">
							<LinkedLine text={note} />
						</p>
					)}
				</div>
				{art && (
					<div className="page-hero__art screen-only">
						<PageArt name={art} />
					</div>
				)}
				{claims && (
					<div className="page-hero__claims above--10">
						<dl className="page-hero__metrics row">
							{claims.metrics.map((metric) => (
								<Metric key={metric.label} {...metric} />
							))}
						</dl>
						<p className="page-hero__note balanced above--4 small">
							<LinkedLine text={claims.note} />
						</p>
					</div>
				)}
			</div>
		</Section>
	);
}
