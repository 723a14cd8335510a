import type { ReactNode } from "react";
import type { WithWords } from "../../../content-model/content.ts";
import type { Site } from "../../../content-model/pages/site.ts";
import { telephoneLink, unbrokenTelephone } from "../../../contract/questions/telephone.ts";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import type { Edition } from "../../editions.ts";
import { LanguageLinks } from "../language-links/language-links.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";

const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

/** The footer of every page (specification, section 2). */
export function Footer({ words, editions }: WithWords & { editions: readonly Edition[] }) {
	const { site } = words;
	const { company: entity } = site;
	const { solutions, company, contact, copyright, poweredBy } = site.footer;
	return (
		<footer className="footer section--night screen-only">
			<Drawing files={FILES} name="horizon" className="footer__horizon" preserveAspectRatio="none" />
			<div className="footer__inner">
				<div className="footer__identity">
					<Wordmark words={words} />
					<p className="footer__description">{site.description}</p>
				</div>
				<LinkColumn id="footer-solutions" {...solutions} />
				<LinkColumn id="footer-company" {...company} />
				<Column id="footer-contact" title={contact.title}>
					<address className="footer__address">
						<a className="footer__link" href={`mailto:${site.email}`}>
							{site.email}
						</a>
						<a className="footer__link" href={telephoneLink(site.phone)}>
							{unbrokenTelephone(site.phone)}
						</a>
					</address>
					<ChatLink variant="general" words={words} look="quiet" label={site.chat.label} />
					<p className="footer__hours soft">{site.hours}</p>
				</Column>
				<p className="footer__language">
					<LanguageLinks editions={editions} look="name" />
				</p>
				<p className="footer__copyright soft">
					{[copyright, entity?.name, entity?.rnc && `RNC ${entity.rnc}`, entity?.street, entity?.city]
						.filter(Boolean)
						.join(" · ")}
				</p>
				<p className="footer__powered soft">
					{`${poweredBy.label} `}
					<a className="footer__power" href={poweredBy.href} translate="no">
						{poweredBy.name}
					</a>
				</p>
			</div>
		</footer>
	);
}

const Column = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<div className="footer__column">
		<h2 className="footer__title small" id={id}>
			{title}
		</h2>
		{children}
	</div>
);

const LinkColumn = ({ id, title, links }: Site["footer"]["company"] & { id: string }) => (
	<Column id={id} title={title}>
		<nav aria-labelledby={id}>
			<ul className="footer__links">
				{links.map(({ href, label }) => (
					<li key={href}>
						<a className="footer__link" href={href}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	</Column>
);
