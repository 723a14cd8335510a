import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { Transparency } from "../../../content-model/pages/transparency.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { photograph } from "../../photographs/photographs.ts";
import { spokenDay } from "../../spoken-day.ts";

/** Who pays the group and what it checked; until the owner says it, what to ask meanwhile. */
export function UnitTransparency({ title, lead, earnings, checks, locale }: Transparency & { locale: string }) {
	return (
		<Section name="unit-transparency" tone="larimar" title={title} lead={lead}>
			<div className="unit-transparency__lists">
				<List id="como-ganamos" {...earnings}>
					{earnings.items.map(({ who, what, since }) => (
						<li key={who + since}>
							<h4>{who}</h4>
							<p>{what}</p>
							<p>{fill(earnings.since, { date: spokenDay(since, locale) })}</p>
						</li>
					))}
				</List>
				<List id="que-comprobamos" {...checks}>
					{checks.items.map(({ clinic, logo, what, by, date }) => (
						<li key={clinic}>
							{logo && <Photograph {...photograph(logo)} look="logo" sizes="10rem" />}
							<h4>{clinic}</h4>
							<ul className="unit-transparency__points">
								{what.map((line) => (
									<li key={line}>{line}</li>
								))}
							</ul>
							<p>{fill(checks.by, { by, date: spokenDay(date, locale) })}</p>
						</li>
					))}
				</List>
			</div>
		</Section>
	);
}

interface ListProps {
	id: string;
	title: string;
	pending: string;
	ask: readonly string[];
	children: ReactNode[];
}

function List({ id, title, pending, ask, children }: ListProps) {
	return (
		<div id={id}>
			<h3 className="unit-transparency__title">{title}</h3>
			{children.length > 0 ? (
				<ul className="unit-transparency__entries">{children}</ul>
			) : (
				<>
					<p>{pending}</p>
					<ul className="unit-transparency__points">
						{ask.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
