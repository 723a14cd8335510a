import type { Words } from "../../content-model/content.ts";
import type { ReceiptOutcome } from "../../contract/wire.ts";

type NextWords = Pick<Words["messages"]["pages"]["received"], "next" | "receipt">;

/** What comes next; a confirmation is told of only as the service told it. */
export function nextWords({ next, receipt: words }: NextWords, receipt: ReceiptOutcome | undefined): string {
	const said = receipt && words[receipt];
	return said ? `${next} ${said}` : next;
}
