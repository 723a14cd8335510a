import { Fragment } from "react";
import type { AnswerSource } from "../../../content-model/answers/answer.ts";
import { spokenDay } from "../../spoken-day.ts";

/** Sources in one line, which ends here. */
export const SourceLinks = ({ sources }: { sources: readonly { title: string; url: string }[] }) => (
	<>
		{sources.map(({ title, url }, index) => (
			<Fragment key={url}>
				{index > 0 && "; "}
				<a href={url}>{title}</a>
			</Fragment>
		))}
		.
	</>
);

/** Their day is as it is read: «22 de noviembre de 2026». */
export type DatedSources = ReturnType<typeof datedSources>[number];

/** Groups an answer's sources by the day they were looked at, oldest first. @param names of sources that have a date */
export function datedSources(names: readonly string[], all: Readonly<Record<string, AnswerSource>>, locale: string) {
	const sources = names.flatMap((name) => all[name] ?? []);
	return [...Map.groupBy(sources, ({ reviewed = "" }) => reviewed)]
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([day, ofDay]) => ({ day: spokenDay(day, locale), sources: ofDay.map(({ title, url }) => ({ title, url })) }));
}
