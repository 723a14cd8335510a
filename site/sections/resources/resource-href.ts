import type { Resource } from "../../../content-model/resource.ts";

/** A public resource leads to its file, one for partners to the form that asks for it. */
export function resourceHref(resource: Resource): string {
	return resource.isPublic ? resource.file : `/solicitar-acceso/${resource.id}`;
}
