import type { SectionWithWords } from "../../../content-model/content.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";
import { Sunrise } from "../../components/sunrise/sunrise.tsx";

/** Where a page hands over to a person: night sea, the sun about to rise, and what to do next. */
export function Closing({ id, title, text, actions, chat, note, words }: SectionWithWords<"closing">) {
	return (
		<Section name="closing" id={id} tone="night" artwork={<Sunrise at="side" />}>
			<RichLine as="h2" className="closing__title" id={headingId(id ?? "closing")} text={title} />
			<p className="closing__text">
				<LinkedLine text={text} />
			</p>
			<ActionRow actions={actions} chat={chat} words={words} />
			{note && <p className="closing__note">{note}</p>}
		</Section>
	);
}
