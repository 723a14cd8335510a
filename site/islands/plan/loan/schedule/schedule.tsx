import type { ScheduleProps } from "./bars.ts";
import { InstalmentChart } from "./instalment-chart.tsx";
import { InstalmentTable } from "./instalment-table.tsx";

/** Where each instalment goes, drawn, and month by month in a table. */
export function Schedule(props: ScheduleProps) {
	return (
		<section aria-labelledby="loan-schedule">
			<h2 className="loan-schedule__title" id="loan-schedule">
				{props.words.title}
			</h2>
			<InstalmentChart {...props} />
			<details className="loan-schedule__months">
				<summary>{props.words.open}</summary>
				<InstalmentTable {...props} />
			</details>
		</section>
	);
}
