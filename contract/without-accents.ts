/** A text without its accents, as it is compared with what somebody typed: `clínica` and `clinica` are alike. */
export function withoutAccents(text: string): string {
	return text.normalize("NFD").replace(/\p{M}+/gu, "");
}
