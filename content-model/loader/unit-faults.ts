import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** Buttons of a unit that lead elsewhere than its calls to action may (specification, section 2, "Unit pages"). */
export function unitFaults({ pages, units }: Words): ContentFault[] {
	const contact = pages.contacto.path;
	const about = pages["sobre-nosotros"]?.path;
	const toContact = (href = "") => href.split("?")[0] === contact;
	return Object.entries(units).flatMap(([id, { page }]) => {
		const file = `units/${id}.yaml`;
		const faults = page.hero.actions.flatMap(({ href }, place) => {
			const field = `page › hero › actions › ${place + 1} › href`;
			return toContact(href) ? [] : [{ file, field, problem: `los botones de una unidad llevan a ${contact}.` }];
		});
		const [first, second] = page.closing.actions;
		// A language may have no page about the group.
		if (toContact(first?.href) && (!about || second?.href === about)) return faults;
		const problem = `el primer botón lleva a ${contact}${about ? ` y el segundo a ${about}` : ""}.`;
		return [...faults, { file, field: "page › closing › actions", problem }];
	});
}
