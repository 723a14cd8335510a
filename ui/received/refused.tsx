import type { Site } from "../../content-model/site.ts";
import { telephoneLink, unbrokenTelephone } from "../../contract/telephone.ts";
import { buttonClass } from "../button/button.tsx";
import { Drawing } from "../drawing/drawing.tsx";
import { headingId, Section } from "../section/section.tsx";

const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

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
				<Drawing files={FILES} name="adrift" className="adrift" />
			</div>
		</Section>
	);
}
