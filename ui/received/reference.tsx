interface ReferenceProps {
	/** The words around the reference, with `{reference}` in its place, and what it is good for. */
	words: { reference: string; referenceUse: string };
	reference: string;
}

/** What staff and visitor call a request, large enough to be read out; one tap selects all of it. */
export function Reference({ words, reference }: ReferenceProps) {
	const [before, after] = words.reference.split("{reference}");
	return (
		<div className="reference stack stack--2">
			<p className="small">
				<span>{before}</span>
				<strong className="reference__code strong" translate="no">
					{reference}
				</strong>
				<span>{after}</span>
			</p>
			<p className="small">{words.referenceUse}</p>
		</div>
	);
}
