/** All that the page of the desk tells of the draft. What takes long is worked out once for each commit. */
import { ContentError } from "../content-model/faults/faults.ts";
import type { TextsState } from "../contract/desk/texts.ts";
import { changesBetween } from "./changes.ts";
import { DRAFT, type drafts } from "./drafts.ts";
import type { Repository } from "./git.ts";
import type { publications } from "./publications.ts";

type Told = Pick<TextsState, "changes" | "more" | "faults" | "untranslated" | "waiting">;

/** @returns a function that tells it */
export function textsState(
	git: Repository,
	texts: ReturnType<typeof drafts>,
	published: ReturnType<typeof publications>,
	more: () => Pick<TextsState, "preview" | "remote">,
) {
	let known: { of: string; told: Promise<Told> } | undefined;

	async function tell(draft: string, current: string): Promise<Told> {
		const faults = await texts.faultsOf(draft);
		return {
			...(await changesBetween(git, current, draft)),
			...(await texts.laidOut(draft, (read) => read("lists"))),
			faults: faults.map((fault) => new ContentError([fault]).message.split("\n")[1]?.trim() ?? ""),
		};
	}

	return async (): Promise<TextsState> => {
		const conflicts = await published.mergeBeside(DRAFT);
		const [draft, current] = [await texts.draft(), await published.current()];
		if (known?.of !== draft + current) known = { of: draft + current, told: tell(draft, current) };
		const told = await known.told.catch((error) => {
			known = undefined;
			throw error;
		});
		const job = published.job();
		return { draft, conflicts, publications: await published.list(), ...told, ...more(), ...(job && { job }) };
	};
}
