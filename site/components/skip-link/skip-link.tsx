import { messages } from "virtual:content";

/** First stop of the keyboard: past the bars, into the page. */
export function SkipLink() {
	return (
		<a className="skip-link" href="#contenido">
			{messages.chrome.skip}
		</a>
	);
}
