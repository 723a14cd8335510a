/**
 * Address that opens the chat with a greeting already written.
 * @param number country code and number, digits only
 * @param greeting what the visitor would say first; neutral, since seeking fertility care is itself sensitive
 */
export function chatHref(number: string, greeting: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}
