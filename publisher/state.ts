/** All that the page of the desk tells of the draft. */
import { ContentError } from "../content-model/faults/faults.ts";
import type { TextsState } from "../contract/desk/texts.ts";
import { changesBetween } from "./changes.ts";
import { DRAFT, type drafts } from "./drafts.ts";
import type { Repository } from "./git.ts";
import type { publications } from "./publications.ts";

export async function textsState(
	git: Repository,
	texts: ReturnType<typeof drafts>,
	published: ReturnType<typeof publications>,
	more: Pick<TextsState, "preview" | "remote">,
): Promise<TextsState> {
	const conflicts = await published.mergeBeside(DRAFT);
	const [draft, current] = [await texts.draft(), await published.current()];
	const faults = await texts.faultsOf(draft);
	const job = published.job();
	return {
		draft,
		conflicts,
		...(await changesBetween(git, current, draft)),
		...(await texts.read("lists", draft)),
		faults: faults.map((fault) => new ContentError([fault]).message.split("\n")[1]?.trim() ?? ""),
		publications: await published.list(),
		...more,
		...(job && { job }),
	};
}
