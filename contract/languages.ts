/** The languages by code, which is also a folder of content, with the locale of dates and numbers (BCP 47). */
export const LANGUAGES = { es: "es-DO", en: "en-US" } as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The team's own language, and a visitor's if nothing says which. */
export const MAIN_LANGUAGE: Language = "es";
export const MAIN_LOCALE = LANGUAGES[MAIN_LANGUAGE];

/** Where an address of no page of its own stands in a language: `/404`, `/en/404`. */
export const languagePath = (language: Language, path: string): string =>
	language === MAIN_LANGUAGE ? path : `/${language}${path}`;

/** The language of this code; undefined if the site does not have it. */
export const languageOf = (code: unknown): Language | undefined => LANGUAGE_CODES.find((language) => language === code);

/** What there is of each language; of the main one at least. */
export type ByLanguage<T> = Partial<Record<Language, T>>;

/** What there is in the language of this code; in the main one if the site has no such language, or nothing in it. */
export function inLanguage<T>(all: ByLanguage<T>, code: unknown): T {
	return all[languageOf(code) ?? MAIN_LANGUAGE] ?? (all[MAIN_LANGUAGE] as T);
}

/** The same of each language that there is. */
export function eachLanguage<From, To>(all: ByLanguage<From>, make: (one: From) => To): ByLanguage<To> {
	return Object.fromEntries(Object.entries(all).map(([code, one]) => [code, make(one)]));
}

/** By code and locale: a search asks for each request, and `Intl` takes five microseconds. */
const NAMES = new Map<string, string>();

/** What a language is called in another, or in itself: `inglés`, `English`. @param code one of ours, now or before */
export function languageName(code: string, locale: string = code): string {
	const known = `${code} ${locale}`;
	const name = NAMES.get(known) ?? new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
	NAMES.set(known, name);
	return name;
}
