import type { Words } from "../content-model/content.ts";
import { fill } from "../content-model/fields/fill.ts";
import type { Clinic } from "../content-model/network/network.ts";

/** What a clinic's page is called and where it stands; without a path in a language that lists none. */
export function clinicHead(clinic: Clinic, { pages, messages }: Pick<Words, "pages" | "messages">) {
	const { id, name, city } = clinic;
	const labels = messages.pages.clinic;
	const title = fill(labels.title, { name, city });
	return {
		path: pages.clinicas && `${pages.clinicas.path}/${id}`,
		// A search engine cuts off what is longer.
		title: title.length > 60 ? name : title,
		description: fill(labels.description, { name, city }),
	};
}
