import type { Edition } from "../../editions.ts";

/** The same page in other languages, each called as it calls itself; its script keeps the place in the page. */
export function LanguageLinks({ editions }: { editions: readonly Edition[] }) {
	return editions.map(({ language, name, path, isSame }) => (
		<a
			className="language-link"
			key={language}
			lang={language}
			hrefLang={language}
			href={path}
			data-edition={isSame || undefined}
		>
			{name}
		</a>
	));
}
