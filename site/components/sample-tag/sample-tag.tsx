import type { WithWords } from "../../../content-model/content.ts";

/** Says that an entry is a sample, so that nothing false is published as true. */
export const SampleTag = ({ words }: WithWords) => <span className="sample-tag">{words.messages.chrome.sample}</span>;
