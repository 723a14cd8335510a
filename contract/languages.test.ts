import { expect, it } from "vitest";
import { LANGUAGES, languageName, languageOf, MAIN_LANGUAGE } from "./languages.ts";

it("the main language is one of the site's", () => {
	expect(languageOf(MAIN_LANGUAGE)).toBe(MAIN_LANGUAGE);
});

it.each(["de", "EN", "", "toString", "en-US", undefined, null, ["es"], {}])("%j is no language of the site", (code) => {
	expect(languageOf(code)).toBeUndefined();
});

it("each language writes its dates by a locale that is its own", () => {
	for (const [code, locale] of Object.entries(LANGUAGES)) {
		expect(new Intl.Locale(locale).language, code).toBe(code);
		expect(Intl.DateTimeFormat.supportedLocalesOf(locale), code).toEqual([locale]);
	}
});

it("each language has a name for people, in itself and in another", () => {
	expect(languageName("en")).toBe("English");
	expect(languageName("es")).toBe("español");
	expect(languageName("en", LANGUAGES.es)).toBe("inglés");
});
