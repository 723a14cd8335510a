import type { StayWords } from "../../../content-model/plan/stay.ts";

/** A source as it is shown: with the day somebody compared it, if somebody did. */
interface ShownSource {
	title: string;
	url: string;
	/** As it is read: «22 de noviembre de 2026». */
	reviewed?: string | undefined;
}
export type ShownSources = Readonly<Record<string, ShownSource>>;

interface StayListProps {
	name: "papers" | "packing";
	list: StayWords["papers"];
	words: StayWords["links"];
	sources: ShownSources;
	ticked: readonly string[];
	onTick: (id: string, isTicked: boolean) => void;
	note?: string | undefined;
}

/** What to have, each with a box to tick and where it can be confirmed. */
export const StayList = ({ name, list, words, sources, ticked, onTick, note }: StayListProps) => (
	<details className={`stay-list stay-list--${name}`}>
		<summary className="stay-list__summary disclosure">
			<h2 className="title--part">{list.title}</h2>
			<span className="stay-list__count screen-only soft">
				{`${list.items.filter(({ id }) => ticked.includes(id)).length} / ${list.items.length}`}
			</span>
		</summary>
		{note && <p className="screen-only above--2 small">{note}</p>}
		<ul className="stay-list__items above--4">
			{list.items.map(({ id, title, text, sources: names = [], confirm = [] }) => (
				<li key={id} className="stay-list__item ruled">
					<label className="stay-list__label strong level">
						<input
							className="checkbox stay-list__tick"
							type="checkbox"
							value={id}
							checked={ticked.includes(id)}
							onChange={(event) => onTick(id, event.currentTarget.checked)}
						/>
						<span>{title}</span>
					</label>
					{text && <p className="stay-list__text screen-only">{text}</p>}
					<p className="stay-list__links screen-only small">
						{names.map((source) => (
							<Source key={source} source={sources[source]} word={words.reviewed} />
						))}
						{confirm.length > 0 && <span>{`${words.confirm} `}</span>}
						{confirm.map((source) => (
							<Source key={source} source={sources[source]} />
						))}
					</p>
				</li>
			))}
		</ul>
	</details>
);

function Source({ source, word }: { source: ShownSource | undefined; word?: string }) {
	if (!source) return null;
	return (
		<span>
			<a href={source.url}>{source.title}</a>
			<span>{word && source.reviewed ? ` (${word.toLowerCase()} ${source.reviewed}). ` : ". "}</span>
		</span>
	);
}
