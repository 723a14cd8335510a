/** What each text was when it was opened goes along with a save, so that the publisher can join what two people changed. */
import type { Form } from "../codec/form.ts";

interface SavedFile {
	path: string;
	/** Base64. */
	content?: string;
	opened?: string;
}

const SAVES = /\/contents$/;

/** @param offline what is said if no answer comes @param onSaved called after each save */
export function openedTexts(offline: string, onSaved: () => void) {
	/** By what was made of it. */
	const sources = new Map<string, string>();
	/** What was last saved here of a file, by its path and what it was when it was opened. */
	const saved = new Map<string, string>();
	const place = (path: string, source: string) => `${path}\n${source}`;

	/** @returns how a form is written, which notes what the text was */
	function noting(toFile: (form: Form) => string): (form: Form) => string {
		return (form) => {
			const text = toFile(form);
			if (form.$ !== undefined) sources.set(text.trim(), form.$);
			return text;
		};
	}

	/** @returns how requests are made, with what was opened in those that save */
	function told(send: typeof fetch): typeof fetch {
		return async (input, options) => {
			if (options?.method !== "POST" || !SAVES.test(String(input))) return await send(input, options);
			const body: { files: SavedFile[] } = JSON.parse(String(options.body));
			const done: [string, string][] = [];
			for (const file of body.files) {
				const text = decoded(file.content ?? "");
				const source = sources.get(text.trim());
				if (source === undefined) continue;
				// The form goes on from what was opened first; what it changes now, it changes in what was saved last.
				file.opened = saved.get(place(file.path, source)) ?? source;
				done.push([place(file.path, source), text]);
			}
			const response = await send(input, { ...options, body: JSON.stringify(body) }).catch(() => {
				throw new Error(offline);
			});
			if (!response.ok) return response;
			for (const [key, text] of done) saved.set(key, text);
			onSaved();
			return response;
		};
	}

	return { noting, told };
}

const decoded = (base64: string) =>
	new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
