import { CHANNELS } from "../../../contract/action-kinds.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import type { RequestRecord } from "../../store/desk-request.ts";
import type { DeskView } from "../desk-view.ts";
import { ActionForm } from "./action-form.tsx";
import { replyLinks } from "./reply-links.ts";

interface ReplyProps {
	record: RequestRecord;
	view: DeskView;
}

/** The ways to answer, answers to start from, and the mark that it was answered. */
export function Reply({ record, view }: ReplyProps) {
	const { request, templates } = view.words;
	const { details, reference } = record;
	if (!details) return null;
	const links = replyLinks(reference, details, view);
	return (
		<div className="reply">
			<p className="reply__ways">
				<a className={buttonClass("primary")} href={links.mail}>
					{request.reply}
				</a>
				{links.chat && (
					<a className={buttonClass("secondary")} href={links.chat} target="_blank" rel="noreferrer">
						{request.chat}
					</a>
				)}
				{links.call && (
					<a className={buttonClass("secondary")} href={links.call}>
						{request.call}
					</a>
				)}
			</p>
			<details className="reply__templates">
				<summary>{request.templates}</summary>
				<p className="reply__hint">{request.templatesHint}</p>
				<ul>
					{templates.map(({ title, text }) => {
						const { mail, chat } = replyLinks(reference, details, view, text);
						return (
							<li key={title} className="reply__template">
								<p>
									<strong>{title}</strong>
								</p>
								<p>{text}</p>
								<p className="reply__links">
									<a href={mail}>{request.byMail}</a>
									{chat && (
										<a href={chat} target="_blank" rel="noreferrer">
											{request.byChat}
										</a>
									)}
								</p>
							</li>
						);
					})}
				</ul>
			</details>
			{record.state !== "answered" && (
				<ActionForm request={record} className="reply__answered" does="answered">
					<p className="reply__lead">{request.answeredLead}</p>
					{CHANNELS.map((channel) => (
						<button key={channel} className={buttonClass("secondary")} type="submit" name="by" value={channel}>
							{request.channels[channel]}
						</button>
					))}
				</ActionForm>
			)}
		</div>
	);
}
