import type { ReactNode } from "react";
import type { WithWords } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import type { Transparency } from "../../../content-model/pages/unit.ts";
import { Section } from "../../../ui/section/section.tsx";
import { clinicHead } from "../../clinic-head.ts";
import { spokenDay } from "../../spoken-day.ts";
import { checkedBy } from "../clinic/clinic-facts.tsx";

/** Who pays the group and what it checked; until the owner says it, what to ask meanwhile. */
export const UnitTransparency = ({ title, lead, earnings, checks, words }: Transparency & WithWords) => (
	<Section name="unit-transparency" tone="larimar" title={title} lead={lead}>
		<div className="unit-transparency__lists stack stack--12">
			<List id="como-ganamos" {...earnings}>
				{earnings.items.map(({ who, what, since }) => (
					<li key={who + since}>
						<h4>{who}</h4>
						<p>{what}</p>
						<p>{fill(earnings.since, { date: spokenDay(since, words.locale) })}</p>
					</li>
				))}
			</List>
			<List id="que-comprobamos" {...checks}>
				{words.clinics.map((clinic) => (
					<li key={clinic.id}>
						<h4>
							<a href={clinicHead(clinic, words).path}>{`${clinic.name}, ${clinic.city}`}</a>
						</h4>
						<ul className="unit-transparency__points above--3">
							{clinic.checks.map((check) => (
								<li key={check.criterion}>
									{`${words.messages.pages.clinic.criteria[check.criterion]}: ${checkedBy(check, words)}`}
								</li>
							))}
						</ul>
					</li>
				))}
			</List>
		</div>
	</Section>
);

interface ListProps {
	id: string;
	title: string;
	pending: string;
	ask: readonly string[];
	children: ReactNode[];
}

const List = ({ id, title, pending, ask, children }: ListProps) => (
	<div id={id}>
		<h3 className="below--4">{title}</h3>
		{children.length > 0 ? (
			<ul className="stack stack--6">{children}</ul>
		) : (
			<>
				<p>{pending}</p>
				<ul className="unit-transparency__points above--3">
					{ask.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</>
		)}
	</div>
);
