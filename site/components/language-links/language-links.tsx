import type { Edition } from "../../editions.ts";

/** The page in other languages; `chrome.ts` keeps the place in it. @param look a code is shown, the name read aloud */
export const LanguageLinks = ({ editions, look }: { editions: readonly Edition[]; look: "name" | "code" }) =>
	editions.map(({ language, name, path, isSame }) => (
		<a
			className={`language-link language-link--${look} screen-only`}
			key={language}
			lang={language}
			hrefLang={language}
			href={path}
			data-edition={isSame ? "" : undefined}
		>
			{look === "code" && <span aria-hidden="true">{language.toUpperCase()}</span>}
			<span className={look === "code" ? "unseen" : undefined}>{name}</span>
		</a>
	));

/** The page in the browser's language: `chrome.ts` shows it on a visit's first page, redirects and keeps nothing. */
export const LanguageOffer = ({ editions }: { editions: readonly Edition[] }) =>
	editions
		.filter(({ isSame }) => isSame)
		.map(({ language, name, path, offer }) => (
			<aside className="language-offer screen-only" key={language} lang={language} aria-label={name} hidden>
				<a className="language-link" hrefLang={language} href={path} data-edition="">
					{offer}
				</a>
			</aside>
		));
