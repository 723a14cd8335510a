/** Other requests of the same person; by telephone alone perhaps of somebody else in the same household. */
import { fill } from "../../../content-model/fields/fill.ts";
import { DESK_PATH, requestPath } from "../../../contract/desk/paths.ts";
import type { SamePersonRequest } from "../../store/requests/inbox/desk-request.ts";
import { Hidden, SubmitButton } from "../controls.tsx";
import { counted, type DeskView, nameOf, type RecordProps } from "../desk-view.ts";
import { placeQuery } from "../inbox/list-place.ts";
import { RequestRow } from "../inbox/request-row.tsx";
import { timeWords } from "../times.ts";

/** That a colleague answered another of them, or has one: said before the reply, so that the person hears one voice. */
export function Elsewhere({ record: { samePerson, state }, view }: RecordProps) {
	if (state !== "open" && state !== "held") return null;
	const answered = samePerson
		.filter((other) => other.answeredAt !== undefined)
		.sort((one, other) => byMail(other) - byMail(one) || Number(other.answeredAt) - Number(one.answeredAt))[0];
	const taken = samePerson.find(({ state, takenBy }) => state === "open" && takenBy && takenBy !== view.member.address);
	return [answered, taken]
		.filter((other) => other !== undefined)
		.map((other) => (
			<p key={other.id} className="request-head__notice note note--amber wide">
				{elsewhereWords(other, view)} {other.agrees === "telephone" && `${view.words.request.household} `}
				<a href={`${requestPath(other.reference)}${placeQuery(view.place)}`}>
					{fill(view.words.request.see, { reference: other.reference })}
				</a>
			</p>
		));
}

/** Hers before what is perhaps of somebody else. */
const byMail = ({ agrees }: SamePersonRequest) => Number(agrees === "mail");

function elsewhereWords({ answeredAt, answeredBy, takenBy, agrees }: SamePersonRequest, view: DeskView): string {
	const { request } = view.words;
	const other = request.other[agrees];
	if (!answeredAt) return fill(request.takenElsewhere, { name: nameOf(takenBy ?? "", view), other });
	const when = timeWords(answeredAt, view);
	if (!answeredBy) return fill(request.answeredElsewhereBefore, { other, when });
	if (answeredBy === view.member.address) return fill(request.answeredElsewhereByYou, { other, when });
	return fill(request.answeredElsewhere, { name: nameOf(answeredBy, view), other, when });
}

export function SamePerson({ record, view, agrees }: RecordProps & Pick<SamePersonRequest, "agrees">) {
	const { sameMail, sameTelephone, household, moreOfSame } = view.words.request;
	const others = record.samePerson.filter((other) => other.agrees === agrees);
	const more = record.more[agrees];
	if (others.length === 0) return null;
	return (
		<section className="request-page__same stack stack--2" aria-labelledby={`same-${agrees}`}>
			<h2 className="title--s" id={`same-${agrees}`}>
				{agrees === "mail" ? sameMail : sameTelephone}
			</h2>
			{agrees === "telephone" && <p className="wide small">{household}</p>}
			<ol className="inbox__list">
				{others.map((other) => (
					<RequestRow key={other.id} request={other} view={view} />
				))}
			</ol>
			{more > 0 && record.details && (
				<form method="post" action={DESK_PATH}>
					<Hidden q={record.details[agrees === "mail" ? "email" : "phone"]} />
					<SubmitButton look="quiet" label={counted(moreOfSame, more)} />
				</form>
			)}
		</section>
	);
}
