import { messages } from "virtual:content";
import { ButtonLink } from "../../components/button/button.tsx";
import { headingId, Section } from "../../components/section/section.tsx";
import "./not-found.css";

/** What stands at an address that leads nowhere (specification, section 8). */
export function NotFound() {
	const { title, text, back } = messages.notFound;
	return (
		<Section name="not-found">
			<h1 className="not-found__title" id={headingId("not-found")}>
				{title}
			</h1>
			<p className="not-found__text">{text}</p>
			<ButtonLink href="/">{back}</ButtonLink>
		</Section>
	);
}
