import type { WithWords } from "../../../content-model/content.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** What stands at an address that leads nowhere (specification, section 8), within a ring of places that exist. */
export function NotFound({ words: { messages, site, pages } }: WithWords) {
	const { title, text, back } = messages.notFound;
	const places = site.menu.links.filter(({ unit }) => !unit);
	return (
		<Section name="not-found">
			<div className="not-found__words">
				<h1 className="not-found__title" id={headingId("not-found")}>
					{title}
				</h1>
				<p className="not-found__text">{text}</p>
				<ButtonLink href={pages.home.path}>{back}</ButtonLink>
			</div>
			<div className="not-found__round">
				<Astray />
				<ul className="not-found__places">
					{places.map(({ href, label }) => (
						<li key={href}>
							<a className="not-found__place" href={href}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

/** Ripples with nothing at their centre, and what strayed from it. */
function Astray() {
	return (
		<svg className="not-found__drawing" viewBox="0 0 400 400" aria-hidden="true">
			<circle className="not-found__orbit" cx="200" cy="200" r="140" />
			<circle className="not-found__pool" cx="200" cy="200" r="112" />
			<circle className="not-found__pool" cx="200" cy="200" r="76" />
			<circle className="not-found__hollow" cx="200" cy="200" r="34" />
			<path className="not-found__way" d="M200 200Q256 178 266 226Q270 262 232 268" />
			<circle className="not-found__stray" cx="222" cy="266" r="14" />
		</svg>
	);
}
