// Titles before a name, with or without a full stop.
const TITLE =
	/^(?:(?:dr|dra|drs|lic|lics|licd[oa]|lcd[oa]|ing|arq|prof|profa|sr|sra|sres|srta|mr|mrs|ms|miss|mtr[oa]|mag|msc|phd)\.?|d\.|dña\.?|don|doña|doctora?|licenciad[oa]|ingenier[oa]|arquitect[oa]|profesora?|señora?|señorita)$/iu;
// What begins or ends the name of a company or institution.
const ORGANISATION =
	/^(?:clínicas?|hospital|centro|instituto|grupo|fundación|asociación|laboratorios?|consultorio|farmacia|hotel|universidad|ministerio|ayuntamiento|seguros|banco|inversiones|agencia|empresa|compañía|equipo|recepción|the|s\.?a\.?s?|s\.?r\.?l|e\.?i\.?r\.?l|inc|llc|ltd|corp)\.?$/iu;
// A surname's beginning, or a second person.
const PARTICLE = /^(?:del?|las?|los|van|von|y|e|and|&|\/|\+)$/iu;
// No initial, abbreviation, handle or surname with an apostrophe.
const GIVEN = /^\p{Script=Latin}{2,20}(?:-\p{Script=Latin}{2,20})?$/u;

/** `Ana` of `Dra. ana maría Núñez`; undefined if the given name is not clear: a surname alone, initials, a company, two people. */
export function givenName(name: string): string | undefined {
	if (/[\d@,]/.test(name)) return undefined;
	const words = name
		.normalize("NFC")
		.split(/\s+/)
		.filter((word) => /\p{L}|[&/+]/u.test(word));
	if (words.some((word) => ORGANISATION.test(word))) return undefined;
	const untitled = words.slice(words.findIndex((word) => !TITLE.test(word)));
	const [first = "", second = ""] = untitled;
	// After a title one word alone is a surname.
	if (untitled.length < words.length && untitled.length < 2) return undefined;
	if (!GIVEN.test(first) || PARTICLE.test(first) || TITLE.test(first) || /^(?:y|e|and|&|\/|\+)$/iu.test(second))
		return undefined;
	const shouted = first === first.toLocaleUpperCase("es") ? first.toLocaleLowerCase("es") : first;
	return shouted.replaceAll(/(?:^|-)\p{L}/gu, (letter) => letter.toLocaleUpperCase("es"));
}
