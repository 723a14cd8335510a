import type { Site } from "../../content-model/site.ts";
import { telephoneLink, unbrokenTelephone } from "../../contract/telephone.ts";
import { buttonClass } from "../button/button.tsx";
import { headingId, Section } from "../section/section.tsx";

export interface RefusedProps {
	title: string;
	/** What to do about it. */
	text: string;
	site: Site;
}

/** What a visitor without script reads where a form could not be taken at all, with other ways to reach us. */
export function Refused({ title, text, site }: RefusedProps) {
	return (
		<Section name="received">
			<div className="received__words">
				<h1 className="received__title" id={headingId("received")}>
					{title}
				</h1>
				<p className="received__next">{text}</p>
				<p className="received__ways">
					<a className={buttonClass("primary")} href={`mailto:${site.email}`}>
						{site.email}
					</a>
					<a className={buttonClass("secondary")} href={telephoneLink(site.phone)}>
						{unbrokenTelephone(site.phone)}
					</a>
				</p>
			</div>
			<div className="received__drawing">
				<Adrift />
			</div>
		</Section>
	);
}

/** Something small beside its rings: not lost, not yet there. */
function Adrift() {
	return (
		<svg className="adrift" viewBox="0 0 320 240" aria-hidden="true">
			<circle cx="200" cy="120" r="40" />
			<circle cx="200" cy="120" r="76" />
			<circle cx="200" cy="120" r="116" />
			<path className="adrift__way" d="M52 196Q120 196 164 138" />
			<circle className="adrift__core" cx="44" cy="196" r="15" />
		</svg>
	);
}
