/** Visitors of a site that is updated: they read pages and send forms without pause, and note what failed. */
import { randomUUID } from "node:crypto";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";

const READERS = 4;
const WRITERS = 2;
const PAGES = ["/", "/contacto", "/faq", "/para-pacientes"];
// What one waits who meets a service that is started anew, and more.
const PATIENCE = 60_000;

export interface Load {
	pages: number;
	forms: number;
	/** What came in the place of a 200, each time. */
	failures: string[];
	/** References of the stored requests. */
	references: string[];
}

/** Goes on until it is told to stop. */
export function startLoad(url: string): { counted: Load; stop: () => Promise<Load> } {
	const counted: Load = { pages: 0, forms: 0, failures: [], references: [] };
	let stopped = false;

	async function note(what: string, answer: Promise<Response>): Promise<Response | undefined> {
		try {
			const response = await answer;
			if (response.status === 200) return response;
			counted.failures.push(`${what} ${response.status}`);
			await response.body?.cancel();
		} catch (error) {
			counted.failures.push(`${what} ${(error as { cause?: { code?: string } }).cause?.code ?? String(error)}`);
		}
		return undefined;
	}

	async function read(reader: number): Promise<void> {
		while (!stopped) {
			const path = PAGES[counted.pages++ % PAGES.length];
			const page = await note(`GET ${reader}`, fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) }));
			await page?.arrayBuffer();
		}
	}

	async function write(writer: number): Promise<void> {
		while (!stopped) {
			const place = counted.forms++;
			const email = `visita-${writer}-${place}@example.com`;
			const body = JSON.stringify({ type: "patient", name: "Ana", email, country: "PR", request_id: randomUUID() });
			const headers = { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY };
			const signal = AbortSignal.timeout(PATIENCE);
			const answer = await note("POST", fetch(url + CONTACT_PATH, { method: "POST", headers, body, signal }));
			if (answer) counted.references.push(((await answer.json()) as { reference: string }).reference);
		}
	}

	const visitors = [
		...Array.from({ length: READERS }, (_, place) => read(place)),
		...Array.from({ length: WRITERS }, (_, place) => write(place)),
	];
	return {
		counted,
		stop: async () => {
			stopped = true;
			await Promise.all(visitors);
			return counted;
		},
	};
}
