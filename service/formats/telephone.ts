/** Telephone numbers, however people write them, as the numbers they are (E.164). */
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { splitTelephone } from "../../contract/questions/telephone.ts";

/** A number with the country code 1, written without a plus: eleven digits, or a Dominican area code and seven. */
const NORTH_AMERICAN = /^(1[2-9]\d{9}|8[024]9\d{7})$/;
/** What stands before an international number instead of a plus, in most of the world. */
const PREFIX = /^\D*00/;

/** A number in E.164, `+18095550142`; undefined if it makes none. @param country as in the form; clinics are Dominican */
export const e164 = (phone: string, country?: string): string | undefined => parsed(phone, country)?.number;

export const nationalNumber = (phone: string, country?: string): string | undefined =>
	parsed(phone, country)?.nationalNumber;

function parsed(phone: string, country = "DO") {
	const main = splitTelephone(phone).number.replace(/[^\d+()/\s.-]/g, " ");
	const digits = main.replace(/\D/g, "");
	const written = main.includes("+") ? main.slice(main.indexOf("+")) : main.replace(PREFIX, "+");
	const region = NORTH_AMERICAN.test(digits) ? "US" : regionOf(country);
	const number = parsePhoneNumberFromString(written, { extract: false, ...(region && { defaultCountry: region }) });
	return number?.isPossible() ? number : undefined;
}

/** The chat (wa.me) with a number, without a word to start with; undefined as in `e164`. */
export const chatAddress = (phone: string, country?: string): string | undefined =>
	e164(phone, country)?.replace("+", "https://wa.me/");

/** The form's country code as ISO 3166-1 has it. */
function regionOf(country: string): CountryCode | undefined {
	if (country === "OTHER") return undefined;
	return country === "UK" ? "GB" : (country as CountryCode);
}
