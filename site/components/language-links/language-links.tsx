import type { Edition } from "../../editions.ts";

/**
 * The same page in other languages, each called as it calls itself; `site/islands/chrome.ts` keeps the place in it.
 * @param look by its name, or by its code where there is little room; then the name is for those who listen
 */
export function LanguageLinks({ editions, look }: { editions: readonly Edition[]; look: "name" | "code" }) {
	return editions.map(({ language, name, path, isSame }) => (
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
}

/**
 * The page in the language that a visitor's browser prefers, on the first page of a visit; `site/islands/chrome.ts` shows
 * the one that is meant. Nobody is sent there, and nothing is kept.
 */
export function LanguageOffer({ editions }: { editions: readonly Edition[] }) {
	return editions
		.filter(({ isSame }) => isSame)
		.map(({ language, name, path, offer }) => (
			<aside className="language-offer screen-only" key={language} lang={language} aria-label={name} hidden>
				<a className="language-link" hrefLang={language} href={path} data-edition="">
					{offer}
				</a>
			</aside>
		));
}
