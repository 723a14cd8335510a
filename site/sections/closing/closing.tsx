import type { SectionWithWords } from "../../../content-model/content.ts";
import type { PageArtName, UnitId } from "../../../content-model/fields/parts.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { PageArt } from "../../artwork/page-art/page-art.tsx";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";

/** With the emblem of the unit, or the drawing that the page began with. */
type ClosingProps = SectionWithWords<"closing"> & { unit?: UnitId; art?: PageArtName; tone?: "night" | "larimar" };

/** Where a page hands over to a person, what it began with going down behind the horizon: what to do next. */
export function Closing({ id, title, text, actions, chat, note, words, unit, art, tone = "larimar" }: ClosingProps) {
	const drawn = unit ? <UnitEmblem unit={unit} detail="large" /> : art && <PageArt name={art} lazy />;
	return (
		<Section
			name="closing"
			isScreenOnly
			id={id}
			tone={tone}
			artwork={drawn && <div className="closing__art screen-only">{drawn}</div>}
		>
			<RichLine as="h2" className="closing__title title--call" id={headingId(id ?? "closing")} text={title} />
			<p className="closing__text balanced above--6 lead">
				<LinkedLine text={text} />
			</p>
			<ActionRow actions={actions} chat={chat} words={words} />
			{note && <p className="closing__note balanced above--5">{note}</p>}
		</Section>
	);
}
