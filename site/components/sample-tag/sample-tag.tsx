import { messages } from "virtual:content";

/** Says that an entry is a sample, so that nothing false is published as true. */
export function SampleTag() {
	return <span className="sample-tag">{messages.chrome.sample}</span>;
}
