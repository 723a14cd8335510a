/** Asks the publisher, a process of its own, through its socket in the data folder. */
import { request } from "node:http";
import { join } from "node:path";
import { PUBLISHER_SOCKET, TEXTS_FOLDER, type TextsState } from "../../../contract/desk/texts.ts";
import type { TeamMember } from "../../settings/team.ts";

export interface PublisherAnswer {
	status: number;
	type: string;
	body: Buffer<ArrayBuffer>;
}

export type Publisher = ReturnType<typeof publisherClient>;

const SLOW = "El editor tarda más de lo normal. Lo que escribiste sigue aquí: prueba otra vez en un minuto.";

/** Milliseconds, longer than a save takes while a build wants the processors, too. */
const TIMEOUT = 28_000;

/** @param dataFolder of the service; the publisher has its own folder below it @param timeout in milliseconds */
export function publisherClient(dataFolder: string, timeout = TIMEOUT) {
	const socketPath = join(dataFolder, TEXTS_FOLDER, PUBLISHER_SOCKET);

	/** @returns undefined if no publisher is there */
	function ask(
		method: string,
		path: string,
		{ name, address }: Pick<TeamMember, "name" | "address">,
		body?: Uint8Array,
	) {
		const headers = { "X-Member": encodeURIComponent(JSON.stringify({ name, address })) };
		return new Promise<PublisherAnswer | undefined>((resolve) => {
			// A connection that is kept may be closed by the other end just as it is used again.
			const options = { socketPath, method, path, headers, timeout, agent: false };
			const asked = request(options, async (response) => {
				const chunks: Buffer[] = [];
				try {
					for await (const chunk of response) chunks.push(chunk);
					const type = response.headers["content-type"] ?? "";
					resolve({ status: response.statusCode ?? 503, type, body: Buffer.concat(chunks) });
				} catch {
					resolve(undefined);
				}
			});
			asked.on("timeout", () => {
				resolve({ status: 504, type: "application/json", body: Buffer.from(JSON.stringify({ message: SLOW })) });
				asked.destroy();
			});
			asked.once("error", () => resolve(undefined)).end(body);
		});
	}

	/** @returns what it says, or why it does not, in Spanish; undefined if no publisher is there */
	async function told<T>(method: string, path: string, member: TeamMember, body?: object) {
		const answer = await ask(method, path, member, body && Buffer.from(JSON.stringify(body)));
		if (!answer) return undefined;
		const json = JSON.parse(answer.body.toString());
		return answer.status < 300 ? { said: json as T } : { refused: String(json.message) };
	}

	const state = (member: TeamMember) => told<TextsState>("GET", "/state", member);
	const post = (path: string, member: TeamMember, body: object) => told("POST", path, member, body);

	return { ask, state, post };
}
