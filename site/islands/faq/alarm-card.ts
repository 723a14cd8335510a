/** The card for whoever searches in danger. It stands in the page; here it opens, with the numbers of the visitor's country first. */
import { phrases, zones } from "virtual:alarm";
import { createAlarm, DANGERS, type Danger } from "../../../contract/alarm/alarm.ts";

/** The dangers that a search tells of. */
export const dangersIn = createAlarm(phrases);

/** Puts the numbers that count where the visitor is before the others. Nobody is asked or told. */
export function putHersFirst(card: HTMLElement): void {
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
	const [nearest] = Object.entries(zones)
		.flatMap(([region, names]) => names.filter((name) => zone.startsWith(name)).map((name) => ({ region, name })))
		.sort((one, other) => other.name.length - one.name.length);
	const region = nearest?.region ?? /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? "";
	for (const list of card.querySelectorAll("ul")) {
		const lines = [...list.children].filter((line) =>
			(line as HTMLElement).dataset.regions?.split(" ").includes(region),
		);
		list.prepend(...lines);
	}
}

/** Shows the first danger's words and the numbers of all, or closes the card. @returns what a screen reader tells */
export function showCard(card: HTMLElement, dangers: readonly Danger[]): string {
	const [first] = dangers;
	const numbers = new Set(
		first ? [...dangers, "emergency", ...(dangers.includes("violence") ? ["crisis"] : [])] : DANGERS,
	);
	const part = (name: string, value: string) => card.querySelector<HTMLElement>(`[data-${name}="${value}"]`);
	for (const danger of ["", ...DANGERS]) part("words", danger)?.toggleAttribute("hidden", danger !== (first ?? ""));
	for (const danger of DANGERS) part("numbers", danger)?.toggleAttribute("hidden", !numbers.has(danger));
	card.querySelector(".alarm__numbers")?.prepend(...[...numbers].flatMap((danger) => part("numbers", danger) ?? []));
	card.hidden = !first;
	if (!first) return "";
	const line = part("numbers", first)?.querySelector("li");
	return `${part("words", first)?.textContent} ${[...(line?.children ?? [])].map((one) => one.textContent).join(": ")}`;
}
