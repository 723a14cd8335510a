import { Parser } from "htmlparser2";

/** What a built page offers and asks for. */
export interface BuiltPage {
	/** Where it answers: `/`, `/contacto`. */
	route: string;
	ids: string[];
	/** Addresses its elements name, as they are written. */
	links: string[];
}

/** Which attribute of an element leads somewhere. */
const ADDRESSES: Record<string, string> = {
	a: "href",
	link: "href",
	img: "src",
	script: "src",
	source: "src",
	form: "action",
};

/** Reads the ids and addresses out of a page's HTML. */
export function readBuiltPage(route: string, html: string): BuiltPage {
	const ids: string[] = [];
	const links: string[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			if (attributes.id !== undefined) ids.push(attributes.id);
			const address = attributes[ADDRESSES[name] ?? ""];
			if (address !== undefined) links.push(address);
			// Networks want a full address; the file it names is the build's own.
			if (attributes.property === "og:image" && attributes.content) links.push(new URL(attributes.content).pathname);
		},
	});
	parser.end(html);
	return { route, ids, links };
}
