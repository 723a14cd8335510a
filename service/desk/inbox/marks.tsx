/** Several requests of a list marked, and what is done with all of them: one form, whose boxes stand in the rows. */
import type { InboxFilter, OFFERED_IN_BULK } from "../../../contract/desk/codes.ts";
import { isReference } from "../../../contract/requests/reference.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { MAX_MARKED, type Marked } from "../../store/requests/actions/action.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { ListedRequest } from "../../store/requests/inbox/inbox.ts";
import type { Fields } from "../../web/body.ts";
import { SubmitButton } from "../controls.tsx";
import type { DeskView } from "../desk-view.ts";
import { ActionForm, PassTarget } from "../request/action-form.tsx";
import { readVersion } from "../request/read-action.ts";
import type { ListPlace } from "./list-place.ts";

const FORM = "marks";
export const NOTHING = "nothing";

type Offered = Exclude<(typeof OFFERED_IN_BULK)[number], "pass">;

/** What a list offers for those that are marked; besides it, all but the last three offer to pass them on. */
const OFFERED: Partial<Record<InboxFilter, readonly Offered[]>> = {
	held: ["release", "spam"],
	answered: ["unanswered"],
	spam: ["not_spam"],
};
const USUALLY: readonly Offered[] = ["answered", "spam"];

interface MarksProps {
	view: DeskView;
	list: ListPlace & { requests: readonly ListedRequest[] };
}

/** What can be done with the marked requests, and a box that marks all of the page. */
export function Marks({ view, list }: MarksProps) {
	const { inbox, request } = view.words;
	const offered = list.search ? undefined : OFFERED[list.filter];
	return (
		<ActionForm view={view} className="marks row row--middle" id={FORM} autoComplete="off">
			{/* Enter on a box presses the first button: this one, which asks for nothing. */}
			<button type="submit" name="do" value={NOTHING} hidden />
			<label className="marks__all ticked">
				<input
					className="marks__box checkbox"
					id="marks-all"
					type="checkbox"
					name="all"
					value={list.requests
						.filter((one) => !isGroup(one))
						.map(({ reference, version }) => seenAs({ reference, seenVersion: version }))
						.join(" ")}
				/>
				{inbox.markAll}
			</label>
			<p className="marks__count strong" role="status" data-one={inbox.marked.one} data-many={inbox.marked.many} />
			<div className="marks__do row row--2">
				{(offered ?? USUALLY).map((kind) => (
					<SubmitButton key={kind} look="secondary" name="do" value={kind} label={inbox.doMarked[kind]} />
				))}
				{!offered && (
					<details className="marks__pass">
						<summary className={buttonClass("secondary")}>{inbox.doMarked.pass}</summary>
						<div>
							<PassTarget view={view} id="marks-to" required={false} />
							<SubmitButton look="secondary" name="do" value="pass" label={request.passButton} />
						</div>
					</details>
				)}
			</div>
		</ActionForm>
	);
}

export function RowMark({ request: { reference, version }, label }: { request: DeskRequest; label: string }) {
	return (
		<label className="request-row__mark screen-only">
			<input
				className="marks__box checkbox"
				id={`mark-${reference}`}
				type="checkbox"
				form={FORM}
				name={reference}
				value={version}
				aria-label={label}
			/>
		</label>
	);
}

/** Whether it stands for others of its network, which are decided on in a list of their own. */
export const isGroup = ({ group = 1 }: ListedRequest) => group > 1;

/** As `readMarked` reads it. */
export const seenAs = ({ reference, seenVersion }: Marked) => `${reference}.${seenVersion}`;

/** Those whose boxes a form says were marked: their own, or that of the whole page. */
export function readMarked({ all = "", ...fields }: Fields): Marked[] {
	const listed = all.split(" ").map((one) => one.split(".") as [string, string?]);
	const seen: [string, string | undefined][] = Object.entries({ ...Object.fromEntries(listed), ...fields });
	return seen
		.flatMap(([reference, version]) => {
			const seenVersion = readVersion(version);
			return isReference(reference) && seenVersion !== undefined ? [{ reference, seenVersion }] : [];
		})
		.slice(0, MAX_MARKED);
}
