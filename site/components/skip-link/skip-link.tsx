import type { WithWords } from "../../../content-model/content.ts";

/** First stop of the keyboard: past the bars, into the page. */
export const SkipLink = ({ words }: WithWords) => (
	<a className="skip-link screen-only" href="#contenido">
		{words.messages.chrome.skip}
	</a>
);
