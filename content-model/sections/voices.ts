/** Who stands with the group, and what they say. */
import * as v from "valibot";
import { described, entriesOf } from "../fields/described.ts";
import { emphasisedText, object, prose, some, text } from "../fields/field.ts";
import { link, sample } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { head, section } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

const organisation = described(texts.organisation, { logo: photograph });

const quote = object({ sample, ...entriesOf(texts.quote, { content: prose, picture: photograph }) });

export const voiceSections = [
	/** Strip of the sectors the group works with, and of the organisations that agreed to be named. */
	section("supporters", { sectors: some(text, "un sector"), organisations: some(organisation, "una") }),
	/** Testimonials from `content/es/testimonials.yaml`, as quotations. */
	section("testimonials", { title: emphasisedText, share: link }),
	/** The clinics of `content/clinics/`; nothing while there is none. */
	section("clinics", { title: emphasisedText }),
	/** What partners say (specification, section 3: name, clinic, content). */
	section("quotes", { ...head, items: v.array(quote) }),
] as const;
