/** Address that opens the messaging app with a prefilled greeting (specification, section 7: outbound links only). */
export function chatLink(number: string, greeting: string): string {
	return `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}
