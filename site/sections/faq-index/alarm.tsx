import type { Words } from "../../../content-model/content.ts";
import { DANGERS } from "../../../contract/alarm/alarm.ts";
import { unbrokenTelephone } from "../../../contract/questions/telephone.ts";

/** The numbers to call: above the results of a search in danger (`islands/faq/alarm-card.ts`), and where `#ayuda` leads. */
export function Alarm({ alarm }: Pick<Words, "alarm">) {
	return (
		<aside hidden className="alarm" id="ayuda" aria-label={alarm.title}>
			<h3 className="alarm__title" data-words="">
				{alarm.title}
			</h3>
			{DANGERS.map((danger) => (
				<div hidden key={danger} data-words={danger}>
					<h3 className="alarm__title">{alarm[danger].title}</h3>
					<p>{alarm[danger].text}</p>
				</div>
			))}
			<div className="alarm__numbers">
				{DANGERS.map((danger) => (
					<div key={danger} data-numbers={danger}>
						<p>{alarm[danger].lines}</p>
						<ul>
							{alarm.numbers[danger].map(({ id, place, number, regions }) => (
								<li key={id} data-regions={regions.join(" ")}>
									<span>{place}</span>
									<a href={`tel:${number.replace(/[ -]/g, "")}`}>{unbrokenTelephone(number)}</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</aside>
	);
}
