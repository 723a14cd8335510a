import type { WithWords } from "../../../content-model/content.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";

const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

/** What stands at an address that leads nowhere (specification, section 8), within a ring of places that exist. */
export function NotFound({ words: { messages, site, pages } }: WithWords) {
	const { title, text, back } = messages.notFound;
	const places = site.menu.links.filter(({ unit }) => !unit);
	return (
		<Section name="not-found">
			<div>
				<h1 className="not-found__title title--page" id={headingId("not-found")}>
					{title}
				</h1>
				<p className="not-found__text lead">{text}</p>
				<ButtonLink href={pages.home.path} label={back} />
			</div>
			<div className="not-found__round">
				<Drawing files={FILES} name="astray" className="not-found__drawing screen-only" />
				<ul className="not-found__places ruled--after">
					{places.map(({ href, label }) => (
						<li key={href}>
							<a className="not-found__place display ruled title--s" href={href}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
